import type { IncomingHttpHeaders } from 'node:http';

type Asked = {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};
/** A picture that came with an order, and the field it came in. */
export type SentPicture = { readonly input: string; readonly mime: string; readonly bytes: Buffer };
type Read = { readonly pictures: SentPicture[]; readonly wrong: string | null };

const kinds = ['image/png', 'image/jpeg', 'image/webp'];
const ratios = ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3', '21:9', '9:21'];
const right = (pictures: SentPicture[] = []): Read => ({ pictures, wrong: null });
const wrong = (words: string): Read => ({ pictures: [], wrong: words });

/**
 * Reads the pictures in an order by each provider's documentation; `wrong` says what it would reject. Null for
 * orders of anything but pictures.
 */
export async function readPictureOrder(asked: Asked): Promise<Read | null> {
  const { method, host, path } = asked;
  if (method !== 'POST') return null;
  if (host === 'api.openai.com' && path === '/v1/images/edits') return readEdit(asked);
  if (path.endsWith('/images/generations')) return readPlain(asked);
  if (host === 'generativelanguage.googleapis.com' && asked.body.includes('"IMAGE"')) return readParts(asked);
  if (host === 'fal.run') return readFal(asked);
  if (host === 'api.replicate.com') return readReplicate(asked);
  return null;
}

type Json = Record<string, unknown>;
const json = ({ body }: Asked): Json => JSON.parse(Buffer.from(body, 'latin1').toString('utf8')) as Json;

/** Multipart; one picture is `image`, several are `image[]`, at most 16. */
async function readEdit({ headers, body }: Asked): Promise<Read> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data; boundary='))
    return wrong('Invalid Content-Type: images are edited by multipart/form-data');
  const form = await new Response(Buffer.from(body, 'latin1'), { headers: { 'content-type': type } }).formData();
  if (typeof form.get('model') !== 'string' || typeof form.get('prompt') !== 'string')
    return wrong('Missing required parameter: prompt');
  const [one, several] = [form.getAll('image'), form.getAll('image[]')];
  const files = [...one, ...several];
  if (files.length === 0 || files.length > 16 || one.length > 1) return wrong('Missing required parameter: image');
  const pictures: SentPicture[] = [];
  for (const file of files) {
    if (typeof file === 'string' || !kinds.includes(file.type)) return wrong('Invalid file: png, webp or jpg only');
    pictures.push({
      input: one.length > 0 ? 'image' : 'image[]',
      mime: file.type,
      bytes: Buffer.from(await file.arrayBuffer()),
    });
  }
  return right(pictures);
}

function readPlain(asked: Asked): Read {
  const body = json(asked);
  if (typeof body['prompt'] !== 'string') return wrong('Missing required parameter: prompt');
  return Object.keys(body).some((name) => name.startsWith('image')) ? wrong('Unknown parameter: image') : right();
}

/** A text part and inline pictures, in one turn of the user. */
function readParts(asked: Asked): Read {
  const { contents, generationConfig } = json(asked) as {
    contents?: { role?: string; parts?: { text?: string; inlineData?: { mimeType?: string; data?: string } }[] }[];
    generationConfig?: { imageConfig?: { aspectRatio?: string } };
  };
  const parts = contents?.[0]?.parts ?? [];
  if (contents?.length !== 1 || contents[0]?.role !== 'user' || !parts.some(({ text }) => text))
    return wrong('contents is not specified');
  if (!ratios.includes(generationConfig?.imageConfig?.aspectRatio ?? ''))
    return wrong('Invalid value at image_config.aspect_ratio');
  const sent = parts.flatMap(({ inlineData }) => (inlineData ? [inlineData] : []));
  if (sent.some(({ mimeType }) => !kinds.includes(mimeType ?? ''))) return wrong('Unsupported MIME type');
  return right(
    sent.map(({ mimeType = '', data = '' }) => ({
      input: 'inlineData',
      mime: mimeType,
      bytes: Buffer.from(data, 'base64'),
    })),
  );
}

const uris = (input: string, value: unknown): SentPicture[] | null => {
  const list = Array.isArray(value) ? value : [value];
  const parts = list.map((each) => /^data:(image\/\w+);base64,([A-Za-z0-9+/=]+)$/.exec(String(each)));
  return parts.some((part) => !part || !kinds.includes(part[1] ?? ''))
    ? null
    : parts.map((part) => ({ input, mime: part?.[1] ?? '', bytes: Buffer.from(part?.[2] ?? '', 'base64') }));
};

/**
 * Endpoints that edit need `image_urls`, those that draw from text take none; families with aspect ratios accept no
 * size in pixels.
 */
function readFal(asked: Asked): Read {
  const { image_urls: urls, image_url: url, image_size: size, aspect_ratio: ratio } = json(asked);
  const edits = /\/(?:edit|multi)$/.test(asked.path);
  if (asked.path.endsWith('/kontext')) return wrong('image_url: field required');
  if (edits !== Array.isArray(urls) || url !== undefined)
    return wrong(`image_urls: ${edits ? 'field required' : 'extra field'}`);
  const byRatio = /kontext|nano-banana/.test(asked.path);
  if (byRatio ? !ratios.includes(String(ratio)) || size !== undefined : ratio !== undefined)
    return wrong('aspect_ratio: unexpected value');
  if (!edits) return right();
  const pictures = uris('image_urls', urls);
  return pictures && pictures.length > 0 ? right(pictures) : wrong('image_urls: unreadable');
}

/** Every model family has its own name for reference pictures. */
function readReplicate(asked: Asked): Read {
  const { input = {} } = json(asked) as { input?: Json };
  if (!ratios.includes(String(input['aspect_ratio']))) return wrong('input.aspect_ratio must be one of the following');
  const name = asked.path.includes('/flux-2-')
    ? 'input_images'
    : asked.path.includes('/flux-kontext-')
      ? 'input_image'
      : asked.path.includes('/nano-banana')
        ? 'image_input'
        : null;
  const others = Object.keys(input).filter((each) => /^(?:input_image|image)/.test(each) && each !== name);
  if (others.length > 0) return wrong(`input: unexpected ${others.join()}`);
  const value = name === null ? undefined : input[name];
  if (name === null || value === undefined) return right();
  if (Array.isArray(value) === (name === 'input_image')) return wrong(`input.${name} has another type`);
  const pictures = uris(name, value);
  return pictures && pictures.length <= 8 ? right(pictures) : wrong(`input.${name}: unreadable`);
}
