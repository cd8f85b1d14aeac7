import { readPairs } from './sentence-pairs.ts';

/** Farewells, by tone and by audience. */
export const farewellSentences = readPairs(`
# inspirational
Rise, then, and walk in this light. || Levons-nous donc, et marchons dans cette lumière.
May what we have heard become strength in our hands and a song on our lips. || Que ce que nous avons entendu devienne une force dans nos mains et un chant sur nos lèvres.
The best page of our story may be the next one, because God holds the pen. || La plus belle page de notre histoire est peut-être la suivante, car Dieu tient la plume.
Go forward with courage, for you are not alone. || Avançons avec courage, car nous ne sommes pas seuls.
May God finish in us the good that he has begun. || Que Dieu achève en nous le bien qu’il a commencé.
# gentle
May these words rest in us like rain in good soil. || Que ces paroles reposent en nous comme la pluie dans une bonne terre.
Let us go in peace, and with a lighter heart. || Allons en paix, et le cœur plus léger.
May God watch over our sleeping and our waking. || Que Dieu veille sur notre sommeil et sur notre réveil.
Until we listen again, may the kindness of God be near to us. || Jusqu’à la prochaine écoute, que la bonté de Dieu soit près de nous.
May a quiet joy stay with us when the voice falls silent. || Qu’une joie tranquille demeure en nous quand la voix se tait.
# fun
And now, off we go, with a smile that others will want to share! || Et maintenant, en route, avec un sourire que d’autres voudront partager!
Let us tell it to somebody before supper, and see what they say! || Racontons-le à quelqu’un avant le repas, et voyons ce qu’il en dira!
May our feet dance a little on the way home! || Que nos pieds dansent un peu sur le chemin du retour!
God has more surprises in store, so let us keep our eyes open! || Dieu a d’autres surprises en réserve: gardons les yeux ouverts!
May laughter be at home wherever we live. || Que le rire soit chez lui partout où nous habitons.
# epic
Empires will fall silent, and this word will still be spoken. || Des empires se tairont, et cette parole sera encore dite.
Let us stand firm, for the Lord of all the earth goes before us. || Tenons ferme, car le Seigneur de toute la terre marche devant nous.
To God be the glory, from sunrise to sunset and through all generations. || À Dieu la gloire, du lever du soleil à son couchant et de génération en génération.
Lift up the banner once more, and let the whole earth hear. || Élevons encore la bannière, et que toute la terre entende.
May those who come after us find our footprints on this road. || Que ceux qui viendront après nous trouvent nos pas sur cette route.
# somber
We need not hurry away; some words want to be carried in silence. || Ne nous hâtons pas de partir; certaines paroles veulent être portées en silence.
May God be near to all who weep tonight. || Que Dieu soit proche de tous ceux qui pleurent ce soir.
Even now, God has not let go. || Même maintenant, Dieu n’a pas lâché prise.
What we cannot mend, we lay into his hands. || Ce que nous ne pouvons réparer, nous le remettons entre ses mains.
The night is deep, and the watchman is awake. || La nuit est profonde, et le gardien veille.
# kids
Good night or good morning, wherever you are: God is with you! || Bonne nuit ou bonjour, où que tu sois: Dieu est avec toi!
May God hold your hand today and always. || Que Dieu tienne ta main aujourd’hui et toujours.
Now close your eyes for a moment, and say thank you to God. || Maintenant, ferme les yeux un instant, et dis merci à Dieu.
And remember: you are loved more than you can count. || Et souviens-toi: tu es aimé plus que tu ne peux compter.
# teens
Take this word with you, test it, and see where it leads. || Emporte cette parole avec toi, éprouve-la, et vois où elle te mène.
May you find friends who walk the same way. || Puisses-tu trouver des amis qui marchent dans la même direction.
Be brave enough to be kind. || Aie assez de courage pour être bon.
Your story is not finished, and God is not finished either. || Ton histoire n’est pas terminée, et Dieu n’a pas terminé non plus.
# adults
May God give us the grace to do what we have heard. || Que Dieu nous fasse la grâce de mettre en pratique ce que nous avons entendu.
Let these words go with us into the hours that nobody else sees. || Que ces paroles nous accompagnent dans les heures que personne d’autre ne voit.
May our homes and our work speak of God’s goodness without many words. || Que nos maisons et notre travail parlent de la bonté de Dieu sans beaucoup de mots.
May the Lord establish the work of our hands. || Que le Seigneur affermisse l’ouvrage de nos mains.
# family
May this home be blessed, and everyone who enters it. || Que cette maison soit bénie, et tous ceux qui y entrent.
Hold one another’s hands for a moment, and give thanks. || Tenez-vous un instant par la main, et rendez grâce.
May young and old find in God a shelter and a song. || Que petits et grands trouvent en Dieu un abri et un chant.
Peace to this house, tonight and in the days to come. || Paix à cette maison, ce soir et dans les jours à venir.
`);

/** Leads from one passage of Scripture to another; `{ref}` becomes its reference. */
export const leadInSentences = readPairs(`
# related
The same truth shines in {ref}. || La même vérité brille ailleurs encore: {ref}.
Listen also to {ref}. || Écoutons aussi ces mots: {ref}.
Scripture says it once more in {ref}. || L’Écriture le redit une fois encore: {ref}.
Another voice joins in, from {ref}. || Une autre voix se joint au chœur: {ref}.
Turn the pages, and hear {ref}. || Tournons les pages, et écoutons: {ref}.
Far from there, and yet close to it, is {ref}. || Loin de là, et pourtant tout proche: {ref}.
Someone else learned it too, as we hear in {ref}. || Quelqu’un d’autre l’a appris aussi: {ref}.
This light falls on {ref} as well. || La même lumière tombe sur une autre page: {ref}.
Keep that in your heart, and open {ref}. || Gardons cela dans notre cœur, et lisons encore: {ref}.
Long ago it was put into these words, in {ref}. || Autrefois cela fut dit en ces termes: {ref}.
An answer to our questions waits in {ref}. || Une réponse à nos questions nous attend ici: {ref}.
The Bible comes back to it in {ref}. || La Bible y revient plus d’une fois: {ref}.
It sounds like an echo when we read {ref}. || C’est comme un écho, quand nous lisons: {ref}.
There is more, and it is found in {ref}. || Il y a plus encore, et le voici: {ref}.
Let us stay with it a little longer, in {ref}. || Restons-y encore un peu: {ref}.
Those who pray and those who search have also found {ref}. || Ceux qui prient et ceux qui cherchent ont aussi trouvé ces mots: {ref}.
From another time and place comes {ref}. || D’un autre temps et d’un autre lieu nous vient ceci: {ref}.
It is good to hear beside it {ref}. || Il est bon d’entendre à côté: {ref}.
What has been said so far finds a friend in {ref}. || Ce qui vient d’être dit trouve ici un compagnon: {ref}.
One more window opens when we come to {ref}. || Une fenêtre de plus s’ouvre ici: {ref}.
With the same breath we may read {ref}. || D’un même souffle, lisons: {ref}.
Generations have leaned on the words of {ref}. || Des générations se sont appuyées sur ces paroles: {ref}.
Here, too, God is speaking: {ref}. || Ici aussi, Dieu parle: {ref}.
Let the heart take one more step, to {ref}. || Que le cœur fasse encore un pas: {ref}.
So it was once, and so it stands written in {ref}. || Il en fut ainsi autrefois, et cela reste écrit: {ref}.
And now, in few words or in many, {ref}. || Et maintenant, en peu de mots ou en beaucoup: {ref}.
# honour
Of Jesus the Scripture says this. || De Jésus, l’Écriture dit ceci.
All of it leads us to Jesus, of whom it is written. || Tout cela nous conduit à Jésus, de qui il est écrit.
Hear how Scripture honours Jesus. || Entendons comment l’Écriture honore Jésus.
And who is Jesus, in whom all this comes together? || Et qui est Jésus, en qui tout cela se rassemble?
Let every voice join in the praise of Jesus. || Que toutes les voix s’unissent à la louange de Jésus.
`);
