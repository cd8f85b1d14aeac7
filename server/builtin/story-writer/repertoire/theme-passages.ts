import { parseReference, type VerseRange } from '#shared/scripture.ts';
import type { Theme } from '#server/passages/passage-words.ts';

/** Reads `PSA 1:1-3; ISA 40:8`; throws RangeError on what is no reference. */
export const readRanges = (list: string): VerseRange[] =>
  list.split(';').map((reference) => {
    const range = parseReference(reference);
    if (!range) throw new RangeError(`Unknown reference in the repertoire: ${reference}`);
    return range;
  });

/** Short passages on a theme, for a tale whose own passage leaves room. */
export const relatedVerses: Record<Theme, string> = {
  trust:
    'PSA 37:3-7; JER 17:7-8; ISA 26:3-4; PSA 56:3-4; ISA 41:10; NAM 1:7; PSA 125:1-2; HEB 11:1-3; DAN 3:16-18; MAT 14:25-31; PSA 62:5-8; PSA 20:7-8',
  love: '1JN 4:7-12; ROM 13:8-10; JHN 15:9-13; 1CO 13:4-8; LEV 19:17-18; MAT 22:36-40; DEU 10:17-19; GAL 5:13-14; LUK 6:31-36; MAT 25:34-40; 1JN 3:16-18; COL 3:12-14',
  mercy:
    'PSA 103:8-13; MIC 7:18-19; ISA 1:18; EPH 4:31-32; 1JN 1:8-9; PSA 32:1-5; ISA 55:6-7; EZK 36:25-27; LUK 23:39-43; JOL 2:12-13; LAM 3:22-26; MAT 18:21-22',
  courage:
    'JOS 1:8-9; PSA 27:1-3; ISA 43:1-3; DEU 31:6-8; 2TI 1:7-9; PSA 118:5-9; 2CH 20:15-17; ACT 4:18-20; PSA 46:1-3; JHN 16:32-33; EPH 6:10-13',
  wisdom:
    'JAS 3:13-18; PRO 2:1-6; PSA 119:97-105; JAS 1:5-6; PRO 9:9-11; MAT 7:24-27; PRO 15:1-4; COL 3:15-17; PSA 90:10-12; PRO 16:1-3; ECC 12:13-14; JOB 28:23-28',
  creation:
    'PSA 104:10-15; PSA 8:3-9; JOB 38:4-11; PSA 19:1-4; ISA 40:26-28; NEH 9:6; COL 1:15-17; PSA 95:3-6; JER 10:12-13; ACT 17:24-28; REV 4:11; PSA 24:1-2',
  peace:
    'JHN 14:25-27; ISA 26:3-4; 1PE 5:6-7; PSA 4:6-8; MAT 11:28-30; PSA 131:1-3; COL 3:15; MAT 6:31-34; PSA 55:22; ISA 32:16-18; PSA 29:10-11; MRK 4:37-40',
  hope: 'ROM 15:4-5; LAM 3:21-26; ROM 5:3-5; PSA 130:5-7; ISA 40:29-31; JER 29:11-13; 1PE 1:3-5; ROM 8:24-28; PSA 42:5; REV 21:3-5; HEB 6:17-19; PSA 71:14-16',
  calling:
    'ISA 6:6-8; JER 1:6-8; 1SA 16:7; EPH 2:8-10; MRK 1:16-18; MAT 28:18-20; EXO 3:10-12; 1CO 1:26-29; JHN 15:14-16; HEB 11:8-10; 1PE 2:9-10; GEN 12:1-3',
  prayer:
    'MAT 6:6-8; PSA 145:17-19; PHP 4:6-7; 1JN 5:14-15; PSA 34:4-6; JAS 5:13-16; JER 33:2-3; ROM 8:26-27; LUK 11:9-13; PSA 5:1-3; HEB 4:14-16; 1TH 5:16-18',
  provision:
    'MAT 6:26-29; PSA 34:8-10; 2CO 9:6-8; PSA 145:15-16; 1KI 17:12-16; PHP 4:19-20; DEU 8:2-3; PSA 107:8-9; 1TI 6:6-8; PRO 30:7-9; PSA 65:9-11; LUK 12:22-24',
  justice:
    'MIC 6:6-8; AMO 5:21-24; ISA 1:16-17; PSA 82:3-4; PRO 31:8-9; ISA 58:6-8; LEV 19:13-15; ZEC 7:9-10; PSA 146:7-9; JAS 2:1-5; DEU 16:19-20; JER 22:3',
  humility:
    'PHP 2:5-8; MAT 18:2-4; 1PE 5:5-6; PRO 22:4; MRK 10:42-45; PSA 113:5-8; LUK 14:8-11; JAS 4:6-10; PSA 138:6; ROM 12:3; PSA 131:1-2; JHN 13:12-15',
  joy: 'PSA 100:1-5; HAB 3:17-19; ISA 12:2-6; LUK 15:8-10; NEH 8:10; PSA 16:8-11; PSA 96:1-4; PHP 4:4-5; PSA 118:22-24; ZEP 3:16-17; PSA 30:10-12; JHN 16:20-22',
  salvation:
    'JHN 3:16-17; EPH 2:4-8; ROM 5:6-8; TIT 3:4-7; ISA 12:2-3; LUK 19:9-10; ISA 53:4-6; ROM 10:9-13; PSA 40:1-3; 1TI 1:15-16; ISA 43:1-3; PSA 18:16-19',
  perseverance:
    'HEB 12:1-3; JAS 1:2-4; GAL 6:7-9; ROM 8:35-39; 2CO 4:7-9; ISA 40:28-31; PSA 121:1-4; PHP 3:12-14; ROM 5:3-5; 2TI 4:7-8; JAS 5:10-11; 1CO 15:57-58',
};
