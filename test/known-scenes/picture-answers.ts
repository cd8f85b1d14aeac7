import sharp from 'sharp';
import type { MediaAnswer, MediaAsked } from '../fakes/fake-media.ts';

const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c08040' } })
  .jpeg()
  .toBuffer();
const base64 = picture.toString('base64');

/** What providers of pictures answer, as their documentation has it: a small picture, or a refusal. */
export function pictureAnswer(
  { host, path, method }: Pick<MediaAsked, 'host' | 'path' | 'method'>,
  refuses: boolean,
): MediaAnswer {
  switch (host) {
    case 'api.openai.com':
    case 'models.example':
      return refuses
        ? {
            status: 400,
            body: { error: { code: 'moderation_blocked', message: 'Your request was rejected by the safety system.' } },
          }
        : {
            body: {
              created: 1,
              data: [{ b64_json: base64 }],
              usage: { input_tokens: 90, output_tokens: 1_500, total_tokens: 1_590 },
            },
          };
    case 'generativelanguage.googleapis.com': {
      const parts = refuses ? [] : [{ inlineData: { mimeType: 'image/jpeg', data: base64 } }];
      const usageMetadata = { promptTokenCount: 80, candidatesTokenCount: 1_290, totalTokenCount: 1_370 };
      return {
        body: {
          candidates: [{ content: { role: 'model', parts }, finishReason: refuses ? 'IMAGE_SAFETY' : 'STOP' }],
          usageMetadata,
        },
      };
    }
    case 'fal.run':
      return {
        body: {
          images: [{ url: 'https://v3.fal.media/files/a/b.jpg', width: 1344, height: 768, content_type: 'image/jpeg' }],
          has_nsfw_concepts: [refuses],
          prompt: '',
          seed: 1,
        },
      };
    case 'api.replicate.com': {
      const urls = { get: 'https://api.replicate.com/v1/predictions/p1' };
      if (method === 'POST')
        return { status: 201, body: { id: 'p1', status: 'processing', output: null, error: null, urls } };
      return refuses
        ? { body: { id: 'p1', status: 'failed', output: null, error: 'NSFW content detected', urls } }
        : {
            body: {
              id: 'p1',
              status: 'succeeded',
              output: ['https://replicate.delivery/x/out.jpg'],
              error: null,
              urls,
            },
          };
    }
    case 'v3.fal.media':
    case 'replicate.delivery':
      return { type: 'image/jpeg', body: picture };
    default:
      throw new Error(`Nobody is called ${host}${path}`);
  }
}
