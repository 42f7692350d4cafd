import { BrandMark } from '../ui/brand-mark.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { NOT_FOUND } from '../words/not-found-words.ts'

export function NotFound() {
  return (
    <section className="shell grid min-h-[60vh] place-content-center justify-items-center py-16 text-center">
      <BrandMark className="size-20 -rotate-12" />
      <h1 className="display mt-8 text-3xl md:text-4xl">{NOT_FOUND.heading}</h1>
      <p className="mt-4 max-w-md text-soft">{NOT_FOUND.text}</p>
      <a href="/" className={`${buttonLook('primary', 'large')} mt-8`}>
        {NOT_FOUND.home}
      </a>
    </section>
  )
}
