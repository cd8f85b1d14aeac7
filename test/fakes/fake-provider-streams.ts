import type { AskedOf } from './fake-provider-shapes.ts';
import { answerOf, used } from './fake-provider-shapes.ts';

type Body = Record<string, unknown>;

/** Whether an order asks for its answer as a stream, as each provider's documentation has it. */
export const wantsStream = (path: string, body: Body): boolean =>
  body['stream'] === true || path.includes(':streamGenerateContent');

const event = (data: unknown, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
/** A few words at a time. */
const pieces = (text: string): string[] => text.match(/.{1,24}/gs) ?? [];

/** An answer as the events of each provider's stream, as its documentation has them; `null` is a refusal. */
export function eventsOf(asked: Pick<AskedOf, 'provider' | 'model'>, text: string | null, body: Body): string[] {
  switch (asked.provider) {
    case 'openai':
      return openai(asked, text, body);
    case 'anthropic':
      return anthropic(asked, text, body);
    case 'google':
      return google(asked, text, body);
    default:
      return chat(asked, text, body);
  }
}

function openai(asked: Pick<AskedOf, 'provider' | 'model'>, text: string | null, body: Body): string[] {
  const whole = answerOf(asked, text, body);
  const begun = { ...whole, status: 'in_progress', output: [], usage: null };
  const item = { id: 'msg_1', type: 'message', status: 'in_progress', role: 'assistant', content: [] };
  const at = { item_id: 'msg_1', output_index: 0, content_index: 0 };
  const said = text ?? 'I cannot help with that.';
  const part = text === null ? { type: 'refusal', refusal: '' } : { type: 'output_text', text: '', annotations: [] };
  const done =
    text === null ? { type: 'refusal', refusal: said } : { type: 'output_text', text: said, annotations: [] };
  const named = text === null ? 'refusal' : 'output_text';
  let number = 0;
  const tell = (type: string, fields: Body) => event({ type, sequence_number: number++, ...fields }, type);
  return [
    tell('response.created', { response: begun }),
    tell('response.in_progress', { response: begun }),
    tell('response.output_item.added', { output_index: 0, item }),
    tell('response.content_part.added', { ...at, part }),
    ...pieces(said).map((delta) =>
      tell(`response.${named}.delta`, { ...at, delta, ...(text === null ? {} : { logprobs: [] }) }),
    ),
    tell(`response.${named}.done`, { ...at, ...(text === null ? { refusal: said } : { text: said, logprobs: [] }) }),
    tell('response.content_part.done', { ...at, part: done }),
    tell('response.output_item.done', { output_index: 0, item: { ...item, status: 'completed', content: [done] } }),
    tell('response.completed', { response: whole }),
  ];
}

function anthropic({ model }: Pick<AskedOf, 'model'>, text: string | null, body: Body): string[] {
  const tool = (body['tools'] as { name: string }[] | undefined)?.[0]?.name;
  const tell = (type: string, fields: Body) => event({ type, ...fields }, type);
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: used.in, output_tokens: 1 },
  };
  const block = tool ? { type: 'tool_use', id: 'toolu_1', name: tool, input: {} } : { type: 'text', text: '' };
  const delta = (piece: string) =>
    tool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece };
  const blocks =
    text === null
      ? []
      : [
          tell('content_block_start', { index: 0, content_block: block }),
          tell('ping', {}),
          ...pieces(text).map((piece) => tell('content_block_delta', { index: 0, delta: delta(piece) })),
          tell('content_block_stop', { index: 0 }),
        ];
  const why = text === null ? 'refusal' : tool ? 'tool_use' : 'end_turn';
  return [
    tell('message_start', { message }),
    ...blocks,
    tell('message_delta', { delta: { stop_reason: why, stop_sequence: null }, usage: { output_tokens: used.out } }),
    tell('message_stop', {}),
  ];
}

function google(asked: Pick<AskedOf, 'provider' | 'model'>, text: string | null, body: Body): string[] {
  if (text === null) return [event(answerOf(asked, null, body))];
  const whole = answerOf(asked, text, body);
  const parts = pieces(text);
  return parts.map((piece, at) => {
    const isLast = at === parts.length - 1;
    const candidate = {
      content: { role: 'model', parts: [{ text: piece }] },
      index: 0,
      ...(isLast ? { finishReason: 'STOP' } : {}),
    };
    return event({
      candidates: [candidate],
      modelVersion: asked.model,
      ...(isLast ? { usageMetadata: whole['usageMetadata'] } : {}),
    });
  });
}

function chat({ model }: Pick<AskedOf, 'model'>, text: string | null, body: Body): string[] {
  const chunk = (choices: Body[], more: Body = {}) =>
    event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_790_000_000, model, choices, ...more });
  const choice = (delta: Body, finish: string | null = null) => ({ index: 0, delta, finish_reason: finish });
  const wantsUsage = (body['stream_options'] as { include_usage?: boolean } | undefined)?.include_usage === true;
  return [
    chunk([choice({ role: 'assistant', content: '' })]),
    ...pieces(text ?? '').map((content) => chunk([choice({ content })])),
    chunk([choice({}, text === null ? 'content_filter' : 'stop')]),
    ...(wantsUsage
      ? [
          chunk([], {
            usage: { prompt_tokens: used.in, completion_tokens: used.out, total_tokens: used.in + used.out },
          }),
        ]
      : []),
    'data: [DONE]\n\n',
  ];
}

/** What each provider sends when it fails in the middle of a stream. */
export function faultEvent({ provider }: Pick<AskedOf, 'provider'>): string {
  switch (provider) {
    case 'openai':
      return event(
        { type: 'error', sequence_number: 9, code: 'server_error', message: 'The server had an error', param: null },
        'error',
      );
    case 'anthropic':
      return event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }, 'error');
    case 'google':
      return event({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } });
    default:
      return event({
        error: { message: 'The model ran out of memory', type: 'server_error', code: null, param: null },
      });
  }
}
