// Loaded before every command (`node --import`), in plain JavaScript: an old Node reads far enough to say what is wrong.
if (!('Temporal' in globalThis)) {
  process.stderr.write(
    `Fulcrum needs Node 26, and this is ${process.version}. \`npm install\` brings it along as an optional package:\n` +
      'run `npm install` again without --omit=optional, then the same command.\n',
  )
  process.exit(1)
}
