import { Outlet, useNavigation } from 'react-router'
import { Toaster } from '../ui/toaster.tsx'
import { COMMON } from '../words/common.ts'

/** What stands around every screen: the messages, and a line at the top while the next screen is on its way. */
export function Root() {
  const moving = useNavigation().state !== 'idle'
  return (
    <>
      {moving && <div className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-reach bg-pen" aria-hidden="true" />}
      <Outlet />
      <Toaster label={COMMON.notifications} dismissLabel={COMMON.dismiss} />
    </>
  )
}
