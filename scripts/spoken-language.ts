import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { NO_SCRIPT } from '../web/words/no-script-words.ts'
import { pseudo } from '../words/pseudo.ts'
import { type Language, PLAIN_SPEECH } from '../words/speech.ts'

/** Modules that hold the browser's texts, and nothing else that a screen could need. */
const TEXTS = /\/(web\/words\/[a-z-]+|contract\/(?:messages|credential-messages|password))\.ts$/
const NAME = '/web/words/language.ts'
const ENGLISH = '?english'

/**
 * Builds the browser's part in one language: its texts are chosen when it is built, so that a browser loads those it shows and
 * no others, and each is as typed as a constant. English stands in the modules themselves; `en-XA` is made from it.
 */
export function spokenLanguage(language: Language): Plugin {
  const noScript = language === PLAIN_SPEECH.language ? NO_SCRIPT : pseudo(NO_SCRIPT)
  return {
    name: 'spoken-language',
    enforce: 'pre',
    async load(id) {
      if (id.endsWith(ENGLISH)) return readFile(id.slice(0, -ENGLISH.length), 'utf8')
      if (language === PLAIN_SPEECH.language || !TEXTS.test(id)) return null
      if (id.endsWith(NAME)) return `export const LANGUAGE = ${JSON.stringify(language)}`
      const names = [...(await readFile(id, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name]) => name,
      )
      return [
        `import * as english from ${JSON.stringify(id + ENGLISH)}`,
        `import { pseudo } from ${JSON.stringify(new URL('../words/pseudo.ts', import.meta.url).pathname)}`,
        ...names.map((name) => `export const ${name} = pseudo(english.${name})`),
      ].join('\n')
    },
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace('%NO_SCRIPT%', noScript.text)
        .replace('%HOME%', noScript.home),
  }
}
