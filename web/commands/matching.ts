import { type Command, type Entry, isCommand } from './command-list.ts';

/**
 * The commands whose label or description has the text, in their order; one whose label is the text comes first. Case
 * does not matter.
 */
export function matching(text: string, all: readonly Entry[]): Command[] {
  const sought = text.trim().toLocaleLowerCase();
  const found = all
    .filter(isCommand)
    .filter(
      ({ keyOnly, label, description }) => !keyOnly && `${label}\n${description}`.toLocaleLowerCase().includes(sought),
    );
  const same = ({ label }: Command) => sought !== '' && label.toLocaleLowerCase() === sought;
  return [...found.filter(same), ...found.filter((command) => !same(command))];
}
