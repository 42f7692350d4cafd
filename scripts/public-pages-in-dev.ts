import type { Plugin } from 'vite'
import { readReferences } from './read-references.ts'

/** What the server's settings fill in; in development the defaults do. */
const FILLED: Record<string, string> = {
  '%COMPANY_NAME%': 'COMPANY_NAME (not set)',
  '%SUPPORT_EMAIL%': 'support@example.invalid',
  '%BACKUPS_KEPT%': '7',
  '%APP_ORIGIN%': 'http://localhost:5173',
  '%YEAR%': String(new Date().getFullYear()),
}

type Pages = typeof import('../web/public/pages.tsx')

/** Renders the public pages anew at every request of the development server, as the build renders them once. */
export function publicPagesInDev(): Plugin {
  return {
    name: 'public-pages-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        try {
          const path = (request.url ?? '/').split('?')[0]
          const pages = (await server.ssrLoadModule('/public/pages.tsx')) as Pages
          const page = pages.PUBLIC_PAGES.find((one) => one.path === path)
          if (!page) return next()
          const card = process.env.TRIAL_CARD === 'required' ? 'required' : 'none'
          const html = await pages.renderPublicPage(page.path, card, {
            references: await readReferences(),
            demo: '/public/demo.tsx',
            pricing: '/public/pricing-session.ts',
            fonts: [],
            script: 'script' in page ? `/${page.script}` : undefined,
          })
          response.setHeader('content-type', 'text/html; charset=utf-8')
          const filled = html.replaceAll(/%[A-Z_]+%/g, (token) => FILLED[token] ?? token)
          // What the development server adds lets the demo's components run there.
          response.end(await server.transformIndexHtml(page.path, filled))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
