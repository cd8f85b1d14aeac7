import { circlesOfFiles, crowdedFolders, longLines, sameLines, smallParts } from '#test/structure/bars.ts';
import { every, files, lineCount } from '#test/structure/source-tree.ts';
import { guests, strangers, written } from '#test/structure/table-owners.ts';
import { databaseTests, onEmbedded } from './database-tests.mjs';

const rows: [what: string, count: number, examples: readonly string[]][] = [
  ['tables written outside of their owner', strangers().length, strangers().map(({ file }) => file)],
  ['  by a guest that is named with its reason', guestWrites(), guests.map(([folder]) => folder)],
  ['circles of imports', circlesOfFiles().length, circlesOfFiles().map((circle) => `${circle.length}: ${circle[0]}`)],
  ['folders of more than 30 files of code', crowdedFolders(30).length, crowdedFolders(30)],
  ['files of more than 400 lines', longFiles().length, longFiles()],
  ['files of under 15 lines that one file reads', smallParts(15).length, smallParts(15)],
  ['places where 12 lines are the same', sameLines(12).length, sameLines(12)],
  ['lines of more than 120 columns that can be cut', longLines(120).length, longLines(120)],
];

function guestWrites(): number {
  return written.filter(({ folder, table }) =>
    guests.some(([guest, tables]) => guest === folder && tables.split(' ').includes(table)),
  ).length;
}
function longFiles(): string[] {
  return every.filter((file) => lineCount(file) > 400);
}

/** Prints the structure's bars as they stand: what each counts, and the first that it counted. */
const database = databaseTests();
console.log(`${every.length} files, ${files.length} of them the product's; ${written.length} statements that write`);
console.log(
  `${database.length} test files with a database: all on PostgreSQL, ${database.filter(onEmbedded).length} ` +
    `embedded too`,
);
for (const [what, count, examples] of rows)
  console.log(`${String(count).padStart(5)}  ${what}${count > 0 ? `: ${examples.slice(0, 5).join(', ')}` : ''}`);
