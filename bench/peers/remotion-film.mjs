// The bench's film as a Remotion composition: stills under moving windows that fade into each other, and voices.
import { createElement } from 'react';
import { AbsoluteFill, Audio, Composition, Img, registerRoot, Sequence, staticFile, useCurrentFrame } from 'remotion';

function Still({ shot }) {
  const frame = useCurrentFrame();
  const { from, to } = shot.motion;
  const at = (of) => from[of] + ((to[of] - from[of]) * frame) / Math.max(1, shot.frames - 1);
  const transform = `scale(${1 / at('w')}) translate(${-at('x') * 100}%, ${-at('y') * 100}%)`;
  const style = { width: '100%', height: '100%', objectFit: 'cover', transformOrigin: '0 0', transform };
  const opacity = shot.fadeIn > 0 ? Math.min(1, (frame + 1) / (shot.fadeIn + 1)) : 1;
  const picture = createElement(Img, { src: staticFile(`${shot.picture}.png`), style });
  return createElement(AbsoluteFill, { style: { opacity, overflow: 'hidden' } }, picture);
}

const Film = ({ shots }) =>
  shots.map((shot) =>
    createElement(Sequence, { key: shot.sceneId, from: shot.startFrame, durationInFrames: shot.frames }, [
      createElement(Still, { key: 'still', shot }),
      createElement(
        Sequence,
        { key: 'voice', from: shot.narrationAt },
        createElement(Audio, { src: staticFile(`${shot.sceneId}.wav`) }),
      ),
    ]),
  );

const calculateMetadata = ({ props: { width, height, fps, frames } }) => ({
  width,
  height,
  fps,
  durationInFrames: frames,
});
const sizes = { width: 1920, height: 1080, fps: 30, durationInFrames: 30 };
registerRoot(() =>
  createElement(Composition, { id: 'film', component: Film, defaultProps: { shots: [] }, calculateMetadata, ...sizes }),
);
