declare module '*.css';
declare module '*?raw' {
  const text: string;
  export { text as default };
}
