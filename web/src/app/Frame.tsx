import { useLayoutEffect, type ReactNode } from 'react'

/** Takes the first paint away once something of React's own stands in its place. */
export const Frame = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => {
    document.getElementById('first')?.remove()
    delete document.documentElement.dataset['first']
  }, [])
  return children
}
