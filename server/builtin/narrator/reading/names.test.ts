import load from '@echogarden/espeak-ng-emscripten';
import { expect, test } from 'vitest';
import { nameSaid } from './names.ts';

const { eSpeakNGWorker } = await load();
const engine = new eSpeakNGWorker();

/** What eSpeak NG says for a text, without stress, length and joints. */
function sounds(text: string, voice: string): string {
  engine.set_voice('', voice);
  return engine.synthesize_ipa(text, () => false).ipa.replaceAll(/[ˈˌː_\-\s\u200d]/g, '');
}

const table = (text: string) =>
  text
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((pair) => pair.split(' ') as [string, string]);
const english = table(`
  Capernaum kæpɜniəm | Golgotha ɡɑlɡəθʌ | Isaiah aɪzeɪə | Job dʒoʊb | Ruth ɹuθ | Naomi neɪoʊmi | Boaz boʊæz
  Elijah ᵻlaɪdʒə | Elisha ᵻliʃə | Zacchaeus zækiəs | Bartimaeus bɑɹɾimiəs | Gethsemane ɡɛθsɪməni
  Bethesda bəθɛzdə | Melchizedek mɛlkɪzɛdɛk | Habakkuk hæbɐkʌk | Haggai hæɡaɪ | Philemon faɪlimʌn
  Thessalonians θɛsɐloʊniənz | Galatians ɡæleɪʃənz | Yahweh jɑweɪ | Selah silə | Hosanna həzænə | Abba æbə
  Eli ilaɪ | sabachthani sæbæktɑni | Talitha tæliθə | koum kum | Nebuchadnezzar nɛbjukædnɛzɚ | Noah noʊə
  Leah liə | Esau isɔ | Levi livaɪ | Caleb keɪlɛb | Canaan keɪnən | Absalom æbsæləm | Darius dɑɹaɪəs
  Balaam beɪləm | Zechariah zɛkɚɹaɪə | Zephaniah zɛfənaɪə | Obadiah oʊbədaɪə | Hosea hoʊzeɪə | Joel dʒoʊwɛl
  Jonah dʒoʊnə | Micah maɪkə | Nahum neɪhəm | Malachi mæləkaɪ | Ezekiel ᵻzikiəl | Jeremiah dʒɛɹəmaɪə
  Moses moʊsᵻz | Abraham eɪbɹəhæm | Isaac aɪsək | Jacob dʒeɪkəb | Pilate paɪlət | Caiaphas kaɪəfæs | Cephas sifəs
  Barnabas bɑɹnɪbəs | Hagar heɪɡɚ | Rahab ɹeɪhæb | Naaman neɪæmən | Jehoshaphat dʒeɪhɑʃɐfæt
  Sennacherib seɪnækɚɹɪb | Shadrach ʃædɹæk | Meshach miʃæk | Abednego ɐbɛdnɪɡoʊ | Belshazzar bɛlʃæzɚ | Ahab eɪhæb
  Jezebel dʒɛzəbɛl | Jehu dʒihu | Joash dʒoʊæʃ | Chaldeans kældiənz | Shechem ʃɛkəm | Gibeah ɡɪbiə | Emmaus ɪmeɪəs
  Arimathea æɹɪməθiə | Siloam saɪloʊæm | Salome sɑloʊmi | Jairus dʒaɪɹəs | Tabitha tæbəθʌ | Magdalene mæɡdɐlɪn
  Beelzebul biɛlzɪbʌl | Gehenna ɡeɪhɛnə | Sheol ʃioʊl | Nathanael næθænɪəl | Immanuel ɪmænjuəl
  Philippians fɪlɪpiənz | Ephesians ɛfiʒənz | Colossians kəlɔsiənz | Kofi koʊfi | Ama ɑmə | Kwame kwɑmeɪ | Afi ɑfi
  Kossi kɑsi | Yawa jɑwə | Akoua ɑkuə | Lomé ləmeɪ | Kpalimé pɑlimeɪ | Ho hoʊ | Keta keɪɾə | Mawu mɑwu
  Mordecai mɔɹdɪkaɪ | Issachar ɪsɐkɑɹ | Simeon sɪmiən | Naphtali næftɐlaɪ | Zebulun zɛbjʊlʌn | Nicodemus nɪkədiməs
  Lazarus læzɚɹəs | Barak bɛɹæk | Ophir oʊfɚ | Tamar teɪmɑɹ
`);
const french = table(`
  Bethléhem bɛtleɛm | Bethléem bɛtleɛm | Ézéchiel ezekjɛl | Zacharie zakaʁi | Joachim ʒɔakim | Priscille pʁisil
  Ésaïe ezai | Capernaüm kapɛʁnaɔm | Golgotha ɡɔlɡota | Moïse mɔiz | Noé nɔe | Caïn kaɛ̃ | Abel abɛl | Isaac izaak
  Raphaël ʁafaɛl | Emmaüs ɛmays | Jérusalem ʒeʁyzalɛm | Nazareth nazaʁɛt | Nebucadnetsar nebykadnɛtsaʁ
  Jésus-Christ ʒezykʁi | Christ kʁist | Zachée zaʃe | Béthesda betɛzda | Élie eli | Élisée elize | Michée miʃe
  Sion sjɔ̃ | Jourdain ʒuʁdɛ̃ | Éternel etɛʁnɛl | amen amɛn | alléluia alelyja | messie mɛsi | Pâques pak
  Thessaloniciens tɛsalonisjɛ̃ | Corinthiens koʁɛ̃tjɛ̃ | Galates ɡalat | Éphésiens efezjɛ̃ | Philippiens filipjɛ̃
  Colossiens kolɔsjɛ̃ | Romains ʁomɛ̃ | Hébreux ebʁø | Timothée timote | Tite tit | Philémon filemɔ̃
  Apocalypse apokalips | Moab moab | Joab ʒoab | Jonathan ʒonatɑ̃ | Jéroboam ʒeʁobɔam | Roboam ʁoboam
  Ézéchias ezekjas | Achab akab | Béthel betɛl | Sichem sikɛm | Jéricho ʒeʁiko | Nathan natan | Esther ɛstɛʁ
  Ruth ʁyt | Boaz boaz | Booz boɔz | Sinaï sinai | Isaï izai | Job ʒɔb | Jonas ʒonas | Amos amɔs
  Barnabas baʁnabas | Barabbas baʁabas | Éthiopie etjopi | Goliath ɡoljat | Élisabeth elizabɛt | Matthieu matjø
  Marthe maʁt | Thomas toma | Thaddée tade | Céphas sefas | Bethsaïda bɛtsaida | Béthanie betani
  Gethsémané ʒɛtsemane | Hosanna ozana | sabachthani sabaktani | Talitha talita | koumi kumi | Éloï eloi | Lot lɔt
  Saül sayl | Josué ʒozye | Samuel samyɛl | David david | Salomon salomɔ̃ | Nabuchodonosor nabykodonozɔʁ
  Chaldéens kaldeɛ̃ | Melchisédek mɛlkizedɛk | Habacuc abakyk | Aggée aɡe | Sophonie sofoni | Malachie malaʃi
  Bethsabée bɛtsabe | Sanchérib sɑ̃keʁib | Israël isʁaɛl | Ismaël ismaɛl | Judas ʒyda | Kofi kofi | Ama ama
  Kwame kwame | Afi afi | Kossi kɔsi | Yawa jawa | Akoua akwa | Lomé lome | Kpalimé palime | Ho o | Keta keta
  Mawu mawu | Corinthe koʁɛ̃t | Meschullam meʃulam | Schallum ʃalum | Jeduthun ʒedutun | Abed-Nego abɛdneɡo
  Beer-Schéba beɛʁʃeba | Chanaan kanaɑ̃ | Elohim eloim
`);

test.each(english)('English: %s is said %s', (name, ipa) =>
  expect(sounds(nameSaid(name, 'en') ?? name, 'en-us')).toBe(ipa),
);
test.each(french)('French: %s is said %s', (name, ipa) => expect(sounds(nameSaid(name, 'fr') ?? name, 'fr')).toBe(ipa));

test.each([
  ['en', 'Boaz', "Boaz's"],
  ['en', 'Zacchaeus', "Zacchaeus'"],
] as const)('%s: the possessive of %s keeps its name', (language, name, word) =>
  expect(nameSaid(word, language)).toBe(nameSaid(name, language) + word.slice(name.length)),
);

test('finds names in elisions, capitals and compounds, and leaves lookalikes alone', () => {
  expect(nameSaid("d'Ésaïe", 'fr')).toBe("d'Ésahi");
  expect(nameSaid("jusqu'à", 'fr')).toBeNull();
  expect(nameSaid('JOB', 'en')).toBe('Jobe');
  expect(nameSaid('job', 'en')).toBeNull();
  expect(nameSaid('Job', 'en')).toBe('Jobe');
  expect(nameSaid('Sabachthani', 'en')).toBe('sabak-tahnee');
  expect(nameSaid('Tiglath-Pileser', 'en')).toBe('Tiglath-Pilleezer');
  expect(nameSaid('Obed-Edom', 'en')).toBe('Obedd-Edom');
  expect(nameSaid('Jabboth', 'fr')).toBe('Jabbot');
  expect(nameSaid('théâtre', 'fr')).toBeNull();
});
