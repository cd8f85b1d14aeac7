/** The named colours of CSS 3, which browsers and the drawing program both know. */
const named =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown ' +
  'burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan ' +
  'darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid ' +
  'darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet ' +
  'deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ' +
  'ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki ' +
  'lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow ' +
  'lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray ' +
  'lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine ' +
  'mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise ' +
  'mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab ' +
  'orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru ' +
  'pink plum powderblue purple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell ' +
  'sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato ' +
  'turquoise violet wheat white whitesmoke yellow yellowgreen';
const names = new Set(named.split(' '));
const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const part = String.raw`\s*\d{1,3}\s*`;
const share = String.raw`\s*(?:\d{1,3}(?:\.\d{1,6})?|\.\d{1,6})\s*`;
const rgb = new RegExp(`^rgba?\\(${part},${part},${part}(?:,${share})?\\)$`, 'i');

/**
 * Whether a text is a colour that the browser's canvas and the drawing program draw alike: hexadecimal, rgb() or rgba()
 * with commas, or a name.
 */
export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && (hex.test(value) || rgb.test(value) || names.has(value.toLowerCase()));
