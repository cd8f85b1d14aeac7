import { readPairs } from './sentence-pairs.ts';

/** Sentences that honour Jesus by name, by theme. */
export const honourSentences = readPairs(`
# trust
Jesus trusted his Father all the way to the cross, and he is worthy of all our trust. || Jésus s’est confié en son Père jusqu’à la croix, et il est digne de toute notre confiance.
Whoever puts a hand into the hand of Jesus is held by one who has conquered death. || Celui qui met sa main dans celle de Jésus est tenu par le vainqueur de la mort.
# love
Jesus came near to us when we lay by the road, and he gave his life for us: to him be thanks and praise. || Jésus s’est approché de nous quand nous étions à terre, et il a donné sa vie pour nous: à lui reconnaissance et louange.
In Jesus the love of God has a face, two hands and a name. || En Jésus, l’amour de Dieu a un visage, deux mains et un nom.
# mercy
Jesus never turned away a sinner who came to him, and he does not do so today. || Jésus n’a jamais repoussé un pécheur qui venait à lui, et il ne le fait pas non plus aujourd’hui.
Jesus carried our guilt so that we could come home: blessed be his name. || Jésus a porté notre faute pour que nous puissions rentrer à la maison: béni soit son nom.
# courage
Jesus faced the greatest enemy of all and rose again, and that is why we need not be afraid. || Jésus a affronté le plus grand des ennemis et il est ressuscité: c’est pourquoi nous n’avons pas à craindre.
The bravest heart that ever beat was the heart of Jesus, our Lord. || Le cœur le plus courageux qui ait jamais battu est celui de Jésus, notre Seigneur.
# wisdom
In Jesus the wisdom of God came to live among us: happy are those who learn from him. || En Jésus, la sagesse de Dieu est venue vivre parmi nous: heureux ceux qui apprennent de lui.
Jesus does not only teach the way; Jesus is the way. || Jésus n’enseigne pas seulement le chemin; Jésus est le chemin.
# creation
All things were made through Jesus, and in him they hold together: to him be glory. || Tout a été fait par Jésus, et tout subsiste en lui: à lui soit la gloire.
Wind and waves knew the voice of Jesus, for he is their Lord. || Le vent et les vagues ont reconnu la voix de Jésus, car il est leur Seigneur.
# peace
Jesus is our peace, and his peace is not like the peace that the world gives. || Jésus est notre paix, et sa paix n’est pas comme celle que donne le monde.
Jesus, who stilled the storm, can still the storm within us too. || Jésus, qui a calmé la tempête, peut aussi calmer celle qui est en nous.
# hope
Jesus is risen, and therefore hope has the last word. || Jésus est ressuscité, et c’est pourquoi l’espérance a le dernier mot.
All the promises of God find their Yes in Jesus Christ. || Toutes les promesses de Dieu trouvent leur oui en Jésus-Christ.
# calling
Jesus still says: follow me; and there is no better Master to follow. || Jésus dit encore: suis-moi; et il n’y a pas de meilleur Maître à suivre.
Jesus did the will of his Father to the end, and he walks ahead of all who obey. || Jésus a fait la volonté de son Père jusqu’au bout, et il marche devant tous ceux qui obéissent.
# prayer
Jesus taught us to say Father, and through him we may come with confidence. || Jésus nous a appris à dire Père, et par lui nous pouvons nous approcher avec assurance.
Jesus prays for us even now: to him be honour and thanks. || Jésus prie pour nous encore maintenant: à lui honneur et reconnaissance.
# provision
Jesus is the bread of life, and whoever comes to him will not be sent away hungry. || Jésus est le pain de vie, et celui qui vient à lui ne repartira pas affamé.
Jesus took a few loaves, gave thanks, and fed a multitude: he is able to care for us also. || Jésus a pris quelques pains, a rendu grâce et a nourri une foule: il sait aussi prendre soin de nous.
# justice
Jesus stood beside the poor and the despised, and one day he will set all things right. || Jésus s’est tenu aux côtés des pauvres et des méprisés, et un jour il remettra tout en ordre.
Jesus suffered injustice without repaying it, and God has made him Lord of all. || Jésus a souffert l’injustice sans la rendre, et Dieu l’a fait Seigneur de tous.
# humility
Jesus, the Lord of all, knelt down and washed the feet of his friends. || Jésus, le Seigneur de tous, s’est mis à genoux et a lavé les pieds de ses amis.
Jesus made himself low for our sake, and God has given him the name above every name. || Jésus s’est abaissé pour nous, et Dieu lui a donné le nom qui est au-dessus de tout nom.
# joy
Jesus wants his joy to be in us, and nobody will take it away. || Jésus veut que sa joie soit en nous, et personne ne nous la prendra.
At the name of Jesus our hearts may sing, for he is alive. || Au nom de Jésus nos cœurs peuvent chanter, car il est vivant.
# salvation
Jesus came to seek and to save what was lost: there is no other name like his. || Jésus est venu chercher et sauver ce qui était perdu: il n’y a pas de nom comme le sien.
Jesus gave himself for us, and he lives: to him be the praise of every heart. || Jésus s’est donné pour nous, et il est vivant: à lui la louange de tous les cœurs.
# perseverance
Jesus endured to the end, and those who look to him receive new strength. || Jésus a tenu jusqu’au bout, et ceux qui regardent à lui reçoivent une force nouvelle.
Jesus has promised to be with us every day, until the end of the age. || Jésus a promis d’être avec nous tous les jours, jusqu’à la fin du monde.
`);
