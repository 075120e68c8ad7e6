import { useLayoutEffect, type ReactNode } from 'react'

/** Removes the first paint once React has rendered something in its place. */
export const FirstPaintRemover = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => {
    // The log-in form stays; its screen takes it over on the first interaction.
    if (document.documentElement.dataset['first'] === 'form' && location.pathname === '/login') return
    document.getElementById('first')?.remove()
    delete document.documentElement.dataset['first']
  }, [])
  return children
}
