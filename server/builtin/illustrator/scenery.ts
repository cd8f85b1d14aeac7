import { room } from './interior.ts';
import { outdoors } from './outdoors.ts';
import type { Scenery, Stage } from './stage.ts';
import { deep, guidingStar, heaven, openSea, partedSea, tombRock } from './wonders.ts';

const rooms = new Set(['house', 'inn', 'palace', 'temple', 'stable', 'prison']);

/** True when the picture is under a roof. */
export const indoors = ({ scene, luck }: Stage): boolean =>
  rooms.has(scene.place) && !(scene.place === 'temple' && luck.maybe(0.4)) && !(scene.place === 'inn' && scene.event === 'ride');

/** Draws the surroundings of a scene. */
export function scenery(stage: Stage): Scenery {
  const { scene } = stage;
  if (indoors(stage)) {
    const drawn = room(stage);
    return scene.place === 'stable' && scene.props.includes('star') ? { ...drawn, back: drawn.back + guidingStar(stage) } : drawn;
  }
  switch (scene.place) {
    case 'sea':
      return openSea(stage);
    case 'deep':
      return deep(stage);
    case 'heaven':
      return heaven(stage);
    case 'parted-sea':
      return partedSea(stage);
    case 'tomb': {
      const drawn = outdoors(stage);
      return {
        ...drawn,
        back: drawn.back + tombRock(stage, scene.event === 'discover' || scene.event === 'appear' || scene.mood !== 'sorrowful'),
      };
    }
    default: {
      const drawn = outdoors(stage);
      return scene.props.includes('star') ? { ...drawn, back: drawn.back + guidingStar(stage) } : drawn;
    }
  }
}
