import type { StoryWriter, TitleWriter } from '#server/ports.ts';
import type { EngineRunner } from './run-engines.ts';

/** The story writer that each creator chose, behind the same port; without a creator to ask for, the built-in one. */
export function chosenWriter(runner: EngineRunner, builtIn: StoryWriter): StoryWriter {
  return {
    name: builtIn.name,
    builtIn: true,
    async write(brief, context) {
      const { use, signal } = context;
      if (!use) return builtIn.write(brief, context);
      const { value, engine, failed } = await runner.run('text', {
        builtIn,
        use,
        signal,
        work: (writer) => writer.write(brief, context),
      });
      const instead = failed.map((words) => `${words} So ${engine} wrote this tale.`);
      return { ...value, engine: value.engine ?? engine, notes: [...instead, ...value.notes] };
    },
  };
}

/** The title writer that each creator chose. */
export function chosenTitles(runner: EngineRunner, builtIn: TitleWriter): TitleWriter {
  return {
    name: builtIn.name,
    builtIn: true,
    async suggest(order, context) {
      const { use, signal } = context;
      if (!use) return builtIn.suggest(order, context);
      const { value, engine } = await runner.run('titles', {
        builtIn,
        use,
        signal,
        work: (writer) => writer.suggest(order, context),
      });
      return { ...value, engine };
    },
  };
}
