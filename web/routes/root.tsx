import { Outlet, useNavigation } from 'react-router'
import { MovingLine } from '../ui/moving-line.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { COMMON } from '../words/common.ts'

/** What stands around every screen: the messages, and a line at the top while the next screen is on its way. */
export function Root() {
  const moving = useNavigation().state !== 'idle'
  return (
    <>
      {moving && <MovingLine />}
      <Outlet />
      <Toaster label={COMMON.notifications} dismissLabel={COMMON.dismiss} />
    </>
  )
}
