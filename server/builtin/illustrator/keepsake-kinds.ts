/** Things that one story of the Bible is known by: walls and doors, signs and keepsakes. */
export type Keepsake =
  | 'cord-window'
  | 'lit-window'
  | 'marked-door'
  | 'rising-wall'
  | 'golden-image'
  | 'fallen-house'
  | 'cave'
  | 'bronze-serpent'
  | 'fleece'
  | 'covenant-ark'
  | 'salt-pillar'
  | 'shade-vine'
  | 'floating-axe'
  | 'rooster'
  | 'fallen-table'
  | 'wreck'
  | 'coin';
