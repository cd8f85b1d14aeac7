import { msg } from '@lingui/core/runtime-macro';
import type { Said } from '#shared/said.ts';
import { access, readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Voice, VoiceTrouble } from '#server/ports/sound.ts';
import { Failure } from '#shared/endpoint.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { onnxFacts, type OnnxFacts } from './onnx-file.ts';

/** A model of a folder, as it is loaded. */
export type OwnModel = {
  readonly kind: 'piper' | 'mms' | 'coqui';
  /** Absolute path of the .onnx file; `facts` are those that it lacks. */
  readonly path: string;
  readonly facts: OnnxFacts;
  /** What `tokens.txt` says: one sound or letter a line, and its number. */
  readonly tokens: string;
  /** The language of eSpeak NG by which its words become sounds; null where letters are read as they are. */
  readonly espeak: string | null;
  /** Changes when the file does. */
  readonly stamp: string;
};
export type OwnVoice = Voice & { readonly model: OwnModel; readonly speaker: number };
type OwnVoices = { readonly voices: readonly OwnVoice[]; readonly troubles: readonly VoiceTrouble[] };

/** What a Coqui voice must say of itself, for every one has its own. */
const coquiSays = ['sample_rate', 'add_blank', 'blank_id', 'use_eos_bos', 'bos_id', 'eos_id'] as const;
/** Speakers of one model that are listed. */
const mostSpeakers = 12;
const codes: Readonly<Record<string, Language>> = {
  en: 'en',
  eng: 'en',
  english: 'en',
  fr: 'fr',
  fra: 'fr',
  french: 'fr',
  ee: 'ee',
  ewe: 'ee',
};
const incomplete = (words: Said) => new Failure('unsupported', words);
const there = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Every voice in a folder and its folders, and what is wrong with the rest, as a message. A folder that is not there is
 * one trouble.
 */
export async function ownVoicesIn(folder: string): Promise<OwnVoices> {
  const names = await readdir(folder, { recursive: true }).catch(() => null);
  if (!names)
    return { voices: [], troubles: [{ name: 'VOICES_DIR', words: msg`The folder that it names cannot be read.` }] };
  const voices: OwnVoice[] = [];
  const troubles: VoiceTrouble[] = [];
  const models = names.filter((name) => name.endsWith('.onnx')).toSorted();
  for (const name of models)
    try {
      voices.push(...(await voicesOf(folder, join(folder, name))));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      troubles.push({ name, words: msg`This voice is left out: ${{ reason: error.words }}.` });
    }
  for (const name of names.filter((each) => each.endsWith('.onnx.json')))
    if (!models.includes(name.slice(0, -'.json'.length)))
      troubles.push({
        name,
        words: msg`This voice is left out: its model ${{ model: basename(name, '.json') }} is missing.`,
      });
  return { voices, troubles };
}

async function voicesOf(folder: string, path: string): Promise<OwnVoice[]> {
  const stem = relative(folder, path).replace(/(?:\/model)?\.onnx$/, '');
  const id = `own-${stem.replaceAll(/[^\w.-]+/g, '-')}`.slice(0, 90);
  const { size, mtimeMs } = await stat(path);
  if (size === 0) throw incomplete(msg`it is empty`);
  const known = await onnxFacts(path);
  const stamp = `${size}-${Math.round(mtimeMs)}`;
  const asPiper = `${path}.json`;
  if (await there(asPiper)) return piperVoices({ id, path, known, stamp }, await readPiper(asPiper));
  return [await letterVoice({ id, path, known, stamp, stem })];
}

type Found = { readonly id: string; readonly path: string; readonly known: OnnxFacts; readonly stamp: string };
type PiperFile = {
  readonly audio?: { readonly sample_rate?: number };
  readonly espeak?: { readonly voice?: string };
  readonly language?: { readonly code?: string };
  readonly dataset?: string;
  readonly num_speakers?: number;
  readonly speaker_id_map?: Readonly<Record<string, number>>;
  readonly phoneme_type?: string;
  readonly phoneme_id_map?: Readonly<Record<string, readonly number[]>>;
};

async function readPiper(path: string): Promise<PiperFile> {
  try {
    const read: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (read !== null && typeof read === 'object') return read as PiperFile;
  } catch {}
  throw incomplete(msg`${{ file: basename(path) }} is damaged: it is not JSON. Copy it again`);
}

function piperVoices({ id, path, known, stamp }: Found, file: PiperFile): OwnVoice[] {
  const { phoneme_id_map: map, espeak, audio, num_speakers: speakers = 1 } = file;
  const espeakVoice = espeak?.voice;
  if (!map || !espeakVoice || !audio?.sample_rate || (file.phoneme_type ?? 'espeak') !== 'espeak')
    throw incomplete(
      msg`${{ file: `${basename(path)}.json` }} lacks phoneme_id_map, espeak.voice or audio.sample_rate: it is not a Piper voice that speaks by eSpeak`,
    );
  const language = languageOf([file.language?.code ?? espeakVoice]);
  if (!language)
    throw incomplete(
      msg`it speaks ${{ language: file.language?.code ?? espeakVoice }}; tales are told in ${{ languages: Object.values(languageNames).join(', ') }}`,
    );
  const tokens = Object.entries(map)
    .map(([sound, [number = 0]]) => `${sound} ${number}`)
    .join('\n');
  const facts = {
    ...{ model_type: 'vits', comment: 'piper', language: languageNames[language], voice: espeakVoice, has_espeak: '1' },
    ...{ n_speakers: String(speakers), sample_rate: String(audio.sample_rate), version: '1' },
  };
  const model = {
    kind: 'piper',
    path,
    facts: lacking(known, facts),
    tokens: `${tokens}\n`,
    espeak: espeakVoice,
    stamp,
  } as const;
  const name = capital(file.dataset || basename(path, '.onnx').split('-')[1] || basename(path, '.onnx'));
  const voice = (at: string, label: string, speaker: number): OwnVoice => ({
    id: at,
    language,
    label: `${label} (own voice)`,
    kind: 'own',
    preview: false,
    model,
    speaker,
  });
  if (speakers <= 1) return [voice(id, name, 0)];
  const all = Object.entries(file.speaker_id_map ?? {}).toSorted(([, a], [, b]) => a - b);
  const named = all.length > 0 ? all : Array.from({ length: speakers }, (_, at) => [String(at + 1), at] as const);
  return named
    .slice(0, mostSpeakers)
    .map(([speaker, number]) => voice(`${id}-${number}`, `${name} ${speaker}`, number));
}

/** A voice that reads letters: MMS, or one by Coqui's VITS, which says itself what it needs. */
async function letterVoice({ id, path, known, stamp, stem }: Found & { stem: string }): Promise<OwnVoice> {
  const besides = join(dirname(path), 'tokens.txt');
  if (!(await there(besides)))
    throw incomplete(
      msg`neither ${{ file: `${basename(path)}.json` }} (Piper) nor tokens.txt (MMS, Coqui) is next to it. Copy the files that belong to it`,
    );
  const tokens = await readFile(besides, 'utf8');
  if (!/^(?:\S+| ) \d+$/m.test(tokens))
    throw incomplete(msg`its tokens.txt is damaged: every line needs a letter and a number. Copy it again`);
  const language = languageOf([
    stem.split(/[^a-z]+/i).findLast((part) => codes[part.toLowerCase()]) ?? known['language'] ?? '',
  ]);
  if (!language)
    throw incomplete(msg`its language is not known: let the name of its folder end in eng, fra or ewe, as in mms-ewe`);
  if (/piper/.test(known['comment'] ?? ''))
    throw incomplete(
      msg`it is a Piper voice; put ${{ file: `${basename(path)}.json` }} beside it, as it came with the voice`,
    );
  const kind = /coqui/.test(known['comment'] ?? '') ? 'coqui' : 'mms';
  const unsaid = kind === 'coqui' ? coquiSays.filter((name) => known[name] === undefined) : [];
  if (unsaid.length > 0)
    throw incomplete(
      msg`it is a Coqui voice that does not name its ${{ facts: unsaid.join(', ') }}: convert it again, see “An Ewe voice”`,
    );
  const facts = {
    ...{
      model_type: 'vits',
      comment: 'mms',
      language: languageNames[language],
      frontend: 'characters',
      add_blank: '1',
    },
    ...(kind === 'coqui' ? { n_speakers: '0' } : { n_speakers: '1', sample_rate: '16000' }),
  };
  const model = { kind, path, facts: lacking(known, facts), tokens, espeak: null, stamp } as const;
  return {
    id,
    language,
    label: `${capital(basename(stem).replaceAll(/[-_]+/g, ' ')).replace(/\bmms\b/i, 'MMS')} (own voice)`,
    kind: 'own',
    preview: false,
    model,
    speaker: 0,
  };
}

const lacking = (known: OnnxFacts, facts: OnnxFacts): OnnxFacts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => known[name] === undefined));
const languageOf = (names: readonly string[]): Language | null =>
  names.map((name) => codes[name.toLowerCase().split(/[^a-z]/)[0] ?? '']).find((language) => language !== undefined) ??
  null;
const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
