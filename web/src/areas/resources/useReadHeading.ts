import { useEffect, useState } from 'react'

/** So far below the upper edge a heading counts as reached: what stays in sight above the text, and a little more. */
const reached = 150

/** Takes the ids of a text's headings in order; gives the one under which the reader is now. */
export const useReadHeading = (ids: readonly string[]): string | undefined => {
  const [here, setHere] = useState<string | undefined>(ids[0])
  const all = ids.join(' ')
  useEffect(() => {
    const look = () => {
      const elements = all.split(' ').map((id) => document.getElementById(id))
      const { scrollHeight } = document.documentElement
      const isAtEnd = innerHeight + scrollY >= scrollHeight - 2 && scrollHeight > innerHeight
      const above = elements.filter((each) => each !== null && each.getBoundingClientRect().top <= reached)
      const last = isAtEnd
        ? elements.filter((each) => each !== null && each.getBoundingClientRect().top < innerHeight)
        : above
      setHere((last.at(-1) ?? elements[0])?.id)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [all])
  return here
}
