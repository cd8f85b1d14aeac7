import { gospelSentences } from './passage-sentences-gospels.ts';
import { historySentences } from './passage-sentences-history.ts';
import { lawSentences } from './passage-sentences-law.ts';
import { letterSentences } from './passage-sentences-letters.ts';
import { lukeAndJohnSentences } from './passage-sentences-luke-john.ts';
import { prophetSentences } from './passage-sentences-prophets.ts';
import { psalmSentences } from './passage-sentences-psalms.ts';
import { readPairs } from './sentence-pairs.ts';

/** What belongs to one known passage alone, by its English title: first what leads into it, then what it leaves with us. */
export const passageSentences = readPairs(
  [lawSentences, historySentences, psalmSentences, prophetSentences, gospelSentences, lukeAndJohnSentences, letterSentences].join('\n'),
);
