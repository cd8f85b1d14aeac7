import {
  circlesOfFiles,
  circlesOfFolders,
  crowdedFolders,
  longFiles,
  longLines,
  neverOnPostgres,
  sameLines,
  smallParts,
} from '#test/structure/bars.ts';
import { every, files } from '#test/structure/source-tree.ts';
import { strangers, written } from '#test/structure/table-owners.ts';
import { databaseTests, onEmbedded } from './database-tests.mjs';

const bars: [what: string, found: readonly string[]][] = [
  ['tables written outside of their owner', strangers().map(({ file }) => file)],
  ['circles of imports', circlesOfFiles().map((circle) => `${circle.length}: ${circle[0]}`)],
  ['circles of imports between folders of the server', circlesOfFolders().map((circle) => circle.join(' '))],
  ['tests with a database that never meet PostgreSQL', neverOnPostgres()],
  ['folders of more than 30 files of code', crowdedFolders(30)],
  ['files of more than 400 lines', longFiles(400)],
  ['files of under 15 lines that one file reads', smallParts(15)],
  ['places where 12 lines are the same', sameLines(12)],
  ['lines of more than 120 columns that can be cut', longLines(120)],
];

/** Prints the current counts of the structure checks, and the first match of each. */
const database = databaseTests();
console.log(`${every.length} files, ${files.length} of them the product's; ${written.length} statements that write`);
console.log(
  `${database.length} test files with a database run on PostgreSQL, ${database.filter(onEmbedded).length} of them ` +
    `on the embedded one too`,
);
for (const [what, found] of bars) {
  const examples = [...new Set(found)].slice(0, 5).join(', ');
  console.log(`${String(found.length).padStart(5)}  ${what}${examples && `: ${examples}`}`);
}
