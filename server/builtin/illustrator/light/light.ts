// The colours of sky and light for each hour, weather and mood.
import { mix, saturate } from './colour.ts';
import type { Mood, Time, Weather } from '../scene.ts';

/** The light of a picture: it colours the sky, the air and everything in it. */
export type Light = {
  /** From the top of the sky down to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  /** The colour that far things fade into. */
  readonly haze: string;
  /** Laid over everything: colour and strength (0 to 1). */
  readonly veil: readonly [colour: string, strength: number];
  readonly cloud: string;
  readonly dark: boolean;
};

const skies: Record<Time, Light> = {
  dawn: {
    sky: ['#7fa8cf', '#f4c6b0', '#ffe6bd'],
    sun: '#fff0c2',
    haze: '#f6d3b8',
    veil: ['#ffb98a', 0.1],
    cloud: '#ffe9d8',
    dark: false,
  },
  day: {
    sky: ['#58aee0', '#a9d8ee', '#eaf4e4'],
    sun: '#fff7d1',
    haze: '#d5e7e6',
    veil: ['#fff2c9', 0.05],
    cloud: '#ffffff',
    dark: false,
  },
  dusk: {
    sky: ['#4b3f78', '#d9705a', '#ffc777'],
    sun: '#ffdf96',
    haze: '#eba27c',
    veil: ['#e0663a', 0.15],
    cloud: '#f7b48c',
    dark: false,
  },
  night: {
    sky: ['#0d1740', '#22387a', '#52649f'],
    sun: '#f6f1d9',
    haze: '#41559a',
    veil: ['#16266b', 0.2],
    cloud: '#5c6fa8',
    dark: true,
  },
};

const storm: Light = {
  sky: ['#2c3a4f', '#566a7d', '#93a3a4'],
  sun: '#dfe6e2',
  haze: '#8496a0',
  veil: ['#2a3d58', 0.2],
  cloud: '#4a596c',
  dark: false,
};

/** Air that one cannot see far through: an overcast sky, the dust of the harmattan. */
const veiled = {
  cloudy: { colour: '#a9b3bc', share: 0.62, far: 0.5 },
  dust: { colour: '#d8bd8f', share: 0.74, far: 0.85 },
} as const;
const snowy = { sky: ['#9fb0c0', '#c3ced8', '#e6ecf1'], haze: '#e3e9ef', cloud: '#d4dce4' } as const;

/** The light of a time, a weather and a mood. */
export function lightOf(time: Time, weather: Weather, mood: Mood): Light {
  const base = skies[time];
  if (weather === 'storm' || weather === 'rain') {
    const share = weather === 'storm' ? 0.85 : 0.6;
    const blend = (a: string, b: string) => mix(a, b, share);
    return {
      sky: [blend(base.sky[0], storm.sky[0]), blend(base.sky[1], storm.sky[1]), blend(base.sky[2], storm.sky[2])],
      sun: blend(base.sun, storm.sun),
      haze: blend(base.haze, storm.haze),
      veil: base.dark ? ['#12204a', 0.26] : storm.veil,
      cloud: blend(base.cloud, storm.cloud),
      dark: base.dark,
    };
  }
  if (weather === 'cloudy' || weather === 'dust') {
    const { colour, share, far } = veiled[weather];
    const towards = (one: string, much: number = share) =>
      mix(one, base.dark ? mix(colour, base.sky[0], 0.7) : colour, much);
    return {
      ...base,
      sky: [towards(base.sky[0]), towards(base.sky[1]), towards(base.sky[2])],
      sun: towards(base.sun, share * 0.6),
      haze: towards(base.haze, far),
      veil: base.dark ? base.veil : [colour, weather === 'dust' ? 0.2 : 0.1],
      cloud: towards(base.cloud, 0.5),
    };
  }
  if (weather === 'snow')
    return {
      ...base,
      sky: [
        mix(base.sky[0], snowy.sky[0], 0.8),
        mix(base.sky[1], snowy.sky[1], 0.8),
        mix(base.sky[2], snowy.sky[2], 0.75),
      ].map((colour) => (base.dark ? mix(colour, base.sky[0], 0.6) : colour)) as unknown as Light['sky'],
      haze: base.dark ? base.haze : snowy.haze,
      cloud: base.dark ? base.cloud : snowy.cloud,
    };
  if (mood === 'sorrowful' && !base.dark)
    return {
      ...base,
      sky: base.sky.map((colour) => mix(saturate(colour, 0.6), '#8b8fa6', 0.2)) as unknown as Light['sky'],
      haze: mix(saturate(base.haze, 0.7), '#9aa0ae', 0.25),
    };
  if (mood === 'majestic' && !base.dark)
    return { ...base, sky: [base.sky[0], mix(base.sky[1], '#ffe2a6', 0.35), mix(base.sky[2], '#fff0c0', 0.5)] };
  return base;
}
