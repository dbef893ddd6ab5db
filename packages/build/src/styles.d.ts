/** Style sheets are imported as text and adopted by `useStyles`. */
declare module '*.css' {
  const css: string;
  export default css;
}
