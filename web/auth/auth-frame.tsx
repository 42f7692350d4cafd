import type { ReactNode } from 'react'
import { BrandMark } from '../ui/brand-mark.tsx'
import { Logo } from '../ui/logo.tsx'
import { COMMON } from '../words/common.ts'

/** The sheet that all four modes are written on. */
export function AuthFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="grid min-h-screen grid-rows-[auto_1fr] lg:grid-cols-[1fr_1.1fr] lg:grid-rows-1">
      <title>{`${title} - ${COMMON.product}`}</title>
      <header className="flex flex-col justify-between border-line bg-sunken p-5 lg:border-r lg:p-12">
        <a href="/" aria-label={COMMON.toHome} className="inline-flex min-h-11 items-center self-start rounded-md">
          <Logo />
        </a>
        <div className="hidden lg:block">
          <BrandMark className="mb-10 -ml-3 w-full max-w-sm" />
          <p className="display text-3xl">
            {COMMON.tagline.map((sentence) => (
              <span key={sentence} className="block">
                {sentence}
              </span>
            ))}
          </p>
        </div>
        <span className="hidden lg:block" />
      </header>
      <main className="flex items-start justify-center px-5 pt-8 pb-24 sm:items-center sm:pt-10">
        <div className="w-full max-w-md">
          <h1 tabIndex={-1} className="display text-3xl outline-none">
            {title}
          </h1>
          <p className="mt-2 text-soft">{lead}</p>
          {children}
        </div>
      </main>
    </div>
  )
}
