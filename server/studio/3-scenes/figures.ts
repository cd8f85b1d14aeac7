/** Who is spoken of: names and kinds of people in an English Bible. */

const women =
  'Mary Martha Ruth Naomi Orpah Sarah Sarai Rebekah Rachel Leah Hannah Esther Deborah Miriam Elizabeth Anna Rahab Hagar Delilah Bathsheba Abigail Jezebel Lydia Priscilla Eve Rhoda Tabitha Dorcas Vashti Dinah Tamar';
const men =
  'Jesus God Yahweh Abraham Abram Isaac Jacob Esau Joseph Moses Aaron Joshua Caleb Gideon Samson Samuel Saul David Goliath Jonathan Solomon Elijah Elisha Naaman Gehazi Isaiah Jeremiah Ezekiel Daniel Shadrach Nebuchadnezzar Darius Jonah Job Boaz Eli Noah Adam Cain Abel Lot Pharaoh Peter Simon Andrew James John Paul Barnabas Silas Stephen Philip Thomas Matthew Nicodemus Zacchaeus Lazarus Bartimaeus Jairus Cornelius Ananias Herod Pilate Simeon Zacharias Mordecai Haman Ahasuerus Ahab Obadiah Hezekiah Nehemiah Ezra Balaam Laban Timothy Nathan Absalom Jesse Philemon Onesimus Mephibosheth Potiphar Judas';
const kinds =
  'man woman boy girl child king queen priest Levite Samaritan shepherd servant father mother son daughter brother widow beggar prophet angel governor centurion soldier Pharisee lawyer farmer sower fisherman master lord judge leper eunuch jailer giant champion Philistine merchant bridegroom rich man blind man';
const crowds =
  'disciples people multitude multitudes crowd shepherds robbers soldiers brothers servants sailors apostles children women men wise men Pharisees elders priests Philistines Israelites Egyptians sisters workers';

const anyOf = (words: string): string => [...new Set(words.split(' '))].join('|');
const female = new Set([...women.split(' '), 'woman', 'girl', 'queen', 'mother', 'daughter', 'widow']);
const figure = new RegExp(
  String.raw`\b(?:(${anyOf(`${women} ${men}`)})|(?:an?|the|this|that|his|her) (?:certain |young |younger |youngest |old |older |elder |eldest |poor |rich |blind |good |wise )?(${anyOf(kinds)}))\b(?![’'])`,
  'g',
);
const crowd = new RegExp(String.raw`\b(?:the|his|some|three|ten|all the) (?:${anyOf(crowds)})\b`, 'g');
const opening = /(^|[.!?] )(He|She|They)\b/;

/** What is told between the speeches: whoever speaks or acts there is who "he" will be. */
function besidesSpeech(text: string): string {
  const told = text.replace(/“[^”]*(?:”|$)/g, ' ');
  return new RegExp(figure.source).test(told) ? told : '';
}

/** Remembers who was spoken of, so that a picture's words can name who "he" is: only while there is no doubt, for a wrong name is worse than none. */
export function figureMemory() {
  const known = { He: new Set<string>(), She: new Set<string>(), They: new Set<string>() };

  function remember(text: string): void {
    for (const [whole, name, kind = ''] of text.matchAll(figure)) {
      const who = name ?? `the ${whole.replace(/^\S+ (certain )?/, '')}`;
      if (female.has(name ?? kind)) known.She.add(who);
      else known.He.add(who);
    }
    for (const [whole] of text.matchAll(crowd)) known.They.add(whole);
  }

  return {
    /** The text with its first pronoun at the start of a sentence spelled out, when nobody fitting was named before it. */
    resolve(text: string): string {
      const match = opening.exec(text);
      const pronoun = match?.[2] as 'He' | 'She' | 'They' | undefined;
      const before = match ? text.slice(0, match.index) : '';
      const who = pronoun && known[pronoun].size === 1 ? [...known[pronoun]][0] : null;
      const isNamed = [...before.matchAll(figure)].length > 0 || [...before.matchAll(crowd)].length > 0;
      remember(besidesSpeech(text) || text);
      if (!match || !pronoun || !who || isNamed) return text;
      const name = who[0]?.toUpperCase() + who.slice(1);
      return `${before}${match[1]}${name}${text.slice(match.index + (match[1]?.length ?? 0) + pronoun.length)}`;
    },
  };
}
