import { useLayoutEffect, type ReactNode } from 'react'

/** Takes the first paint away once something of React's own stands in its place. */
export const Frame = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => {
    // The log-in form stays where it is; its screen takes it over when it is touched.
    if (document.documentElement.dataset['first'] === 'form' && location.pathname === '/login') return
    document.getElementById('first')?.remove()
    delete document.documentElement.dataset['first']
  }, [])
  return children
}
