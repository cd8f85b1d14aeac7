import type { ProviderId } from '#shared/engines.ts';

/** A request to a fake provider, in the same form for every provider. */
export type AskedOf = {
  readonly provider: ProviderId;
  readonly model: string;
  readonly system: string;
  readonly prompt: string;
  readonly key: string;
};
type Body = Record<string, unknown>;
type Part = { text?: string; content?: unknown };

const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((each: Part) => each.text ?? textOf(each.content)).join('\n')
      : '';
const ofRole = (messages: unknown, ...roles: string[]): string =>
  (Array.isArray(messages) ? (messages as { role: string; content: unknown }[]) : [])
    .filter(({ role }) => roles.includes(role))
    .map(({ content }) => textOf(content))
    .join('\n');

/** Reads a request as its provider's documentation has it. */
export function readAsked(provider: ProviderId, path: string, body: Body, headers: Record<string, unknown>): AskedOf {
  const bearer = String(headers['authorization'] ?? '').replace('Bearer ', '');
  switch (provider) {
    case 'openai':
      return {
        provider,
        model: String(body['model']),
        system: ofRole(body['input'], 'system', 'developer') || textOf(body['instructions']),
        prompt: ofRole(body['input'], 'user'),
        key: bearer,
      };
    case 'anthropic':
      return {
        provider,
        model: String(body['model']),
        system: textOf(body['system']),
        prompt: ofRole(body['messages'], 'user'),
        key: String(headers['x-api-key'] ?? ''),
      };
    case 'google': {
      const contents = (body['contents'] as { role: string; parts: Part[] }[]) ?? [];
      const prompt = contents.filter(({ role }) => role === 'user').map(({ parts }) => textOf(parts));
      const system = textOf((body['systemInstruction'] as { parts?: Part[] } | undefined)?.parts);
      return {
        provider,
        model: /models\/([^:]+):/.exec(path)?.[1] ?? '',
        system,
        prompt: prompt.join('\n'),
        key: String(headers['x-goog-api-key'] ?? ''),
      };
    }
    default:
      return {
        provider,
        model: String(body['model']),
        system: ofRole(body['messages'], 'system'),
        prompt: ofRole(body['messages'], 'user'),
        key: bearer,
      };
  }
}

export const used = { in: 1_000, out: 400 };

/** An answer as each provider's documentation has it; `null` is a refusal. */
export function answerOf(
  { provider, model }: Pick<AskedOf, 'provider' | 'model'>,
  text: string | null,
  body: Body,
): Body {
  switch (provider) {
    case 'openai':
      return {
        id: 'resp_1',
        object: 'response',
        created_at: 1_790_000_000,
        status: 'completed',
        error: null,
        incomplete_details: null,
        model,
        output: [
          {
            id: 'msg_1',
            type: 'message',
            status: 'completed',
            role: 'assistant',
            content:
              text === null
                ? [{ type: 'refusal', refusal: 'I cannot help with that.' }]
                : [{ type: 'output_text', text, annotations: [] }],
          },
        ],
        usage: {
          input_tokens: used.in,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: used.out,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: used.in + used.out,
        },
      };
    case 'anthropic': {
      const tool = (body['tools'] as { name: string }[] | undefined)?.[0]?.name;
      const said = tool ? { type: 'tool_use', id: 'toolu_1', name: tool, input: safely(text) } : { type: 'text', text };
      return {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model,
        content: text === null ? [] : [said],
        stop_reason: text === null ? 'refusal' : tool ? 'tool_use' : 'end_turn',
        stop_sequence: null,
        usage: { input_tokens: used.in, output_tokens: used.out },
      };
    }
    case 'google':
      return {
        ...(text === null
          ? {
              promptFeedback: { blockReason: 'SAFETY' },
              candidates: [{ content: {}, finishReason: 'SAFETY', index: 0 }],
            }
          : { candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }] }),
        usageMetadata: {
          promptTokenCount: used.in,
          candidatesTokenCount: used.out,
          totalTokenCount: used.in + used.out,
        },
        modelVersion: model,
      };
    default:
      return {
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1_790_000_000,
        model,
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: text },
            finish_reason: text === null ? 'content_filter' : 'stop',
          },
        ],
        usage: { prompt_tokens: used.in, completion_tokens: used.out, total_tokens: used.in + used.out },
      };
  }
}

const safely = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return {};
  }
};
