// biome-ignore lint/style/noDefaultExport: PostCSS reads it
export default { plugins: { '@pandacss/dev/postcss': {} } };
