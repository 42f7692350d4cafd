import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { publicPagesInDev } from './scripts/public-pages-in-dev.ts'
import { spokenLanguage } from './scripts/spoken-language.ts'
import { subsetFonts } from './scripts/subset-fonts.ts'
import { unnamedParts } from './scripts/unnamed-parts.ts'
import { languageFor } from './words/speech.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

await subsetFonts()

export default defineConfig({
  root: 'web',
  // `web/public` holds the source of the public pages; files served as they are live in `web/static`.
  publicDir: 'static',
  plugins: [
    spokenLanguage(languageFor(process.env.BUILD_LANGUAGE)),
    unnamedParts(),
    react(),
    tailwindcss(),
    publicPagesInDev(),
  ],
  // light-dark() and nesting are written as they are: every browser of the last two years knows them.
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What a person waits for has its bounds in `e2e/budgets.e2e.ts`; the reader of dangers is larger, and comes when a note is written.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      input: [
        'web/index.html',
        'web/public/pricing-session.ts',
        'web/public/pricing-loader.ts',
        'web/public/demo-loader.ts',
        'web/public/demo.tsx',
        'web/offline/service-worker.ts',
      ].map((path) => resolve(import.meta.dirname, path)),
      // The landing page's loader imports the demo by what it exports.
      preserveEntrySignatures: 'exports-only',
      output: {
        // A worker governs what lies below its own address, and keeps that address from build to build.
        entryFileNames: ({ name }) => (name === 'service-worker' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          // What every screen of the app loads, in one file: split by module it compresses worse.
          groups: [
            {
              name: 'core',
              test: /node_modules\/(react|react-dom|scheduler|react-router|cookie)\/|vite\/preload-helper/,
            },
            {
              name: 'kit',
              test: /web\/(ui\/(brand|button|field|glyphs|logo|notice|spinner|text-field|toast)|api\/(api-problem|auth-api|request)|session\/(?!sign-out)|words\/common)|contract\/limits/,
            },
            // What asks for an address or a password, and no screen of the plan.
            {
              name: 'credentials',
              test: /web\/(ui\/password|auth\/(credential|password|auth-screen))|contract\/(credential-messages|email|password)/,
            },
            // What every signed-in screen needs beside it.
            {
              name: 'app',
              test: /node_modules\/(@tanstack|lucide-react\/dist\/esm\/(shared|Icon|createLucideIcon|context))|web\/(display\/(choices|display|civil-now)|ui\/(card|dialog|optional-part|use-later|when-near|select-field|progress-bar)|plan\/current-week|offline\/of-person|unseen\/(merge|save|use)|words\/date-words)|contract\/first-screen/,
            },
          ],
        },
      },
    },
  },
  // The browser's client lives in web/api: its modules are Vite's, everything else below /api is the server's.
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '^/api/(?!.*\\.tsx?($|\\?))': api, '^/(sandbox|unsubscribe|calendar)(/|\\?|$)': api },
  },
})
