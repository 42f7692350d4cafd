import { useLayoutEffect, useRef } from 'react'
import { NavigationType, Outlet, useLocation, useNavigation, useNavigationType } from 'react-router'
import { MovingLine } from '../ui/moving-line.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { COMMON } from '../words/common.ts'

/** What stands around every screen: the messages, and a line at the top while the next screen is on its way. */
export function Root() {
  const moving = useNavigation().state !== 'idle'
  useTopOfScreen()
  return (
    <>
      {moving && <MovingLine />}
      <Outlet />
      <Toaster label={COMMON.notifications} dismissLabel={COMMON.dismiss} />
    </>
  )
}

/** A screen that one goes to begins at its top, however far down the one before was read; the way back is the browser's. */
function useTopOfScreen() {
  const { pathname, hash } = useLocation()
  const way = useNavigationType()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (way !== NavigationType.Pop && hash === '') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, hash, way])
}
