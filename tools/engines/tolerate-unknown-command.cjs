/**
 * Playwright sends Firefox a command that Firefox ESR does not have, and discards the whole context when Firefox
 * refuses the command. This module is loaded before Playwright (`node --require`) and lets that one command fail. A
 * page then has the media features of the system: a light theme and normal motion.
 */
const { Module } = require('node:module');

const COMMAND = '.send("emulation.setMediaFeaturesOverride"';
const compile = Module.prototype._compile;

Module.prototype._compile = function compileTolerantly(source, file, ...rest) {
  const isPlaywright = /playwright-core[\\/]lib[\\/]coreBundle\.js$/.test(file);
  const text = isPlaywright ? source.replaceAll(COMMAND, COMMAND.replace('.send', '.sendMayFail')) : source;
  return compile.call(this, text, file, ...rest);
};
