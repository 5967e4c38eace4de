/**
 * Playwright sends Firefox a command that Firefox ESR does not know, and discards the whole context when it
 * is refused. Loaded before Playwright (`node --require`), this module lets that one command fail. A page then
 * has the media features of the system: a light theme and normal motion.
 */
const { Module } = require('node:module');

const COMMAND = '.send("emulation.setMediaFeaturesOverride"';
const compile = Module.prototype._compile;

Module.prototype._compile = function compileTolerantly(source, file, ...rest) {
  const isPlaywright = /playwright-core[\\/]lib[\\/]coreBundle\.js$/.test(file);
  const text = isPlaywright ? source.replaceAll(COMMAND, COMMAND.replace('.send', '.sendMayFail')) : source;
  return compile.call(this, text, file, ...rest);
};
