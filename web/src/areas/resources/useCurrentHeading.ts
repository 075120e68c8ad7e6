import { useEffect, useState } from 'react'

/** So far below the upper edge a heading counts as reached: what stays in sight above the text, and a little more. */
const reachedTopPx = 150

/** Takes the ids of a text's headings in order; gives the one under which the reader is now. */
export const useCurrentHeading = (ids: readonly string[]): string | undefined => {
  const [currentId, setCurrentId] = useState<string | undefined>(ids[0])
  const joinedIds = ids.join(' ')
  useEffect(() => {
    const update = () => {
      const elements = joinedIds.split(' ').map((id) => document.getElementById(id))
      const { scrollHeight } = document.documentElement
      const isAtEnd = innerHeight + scrollY >= scrollHeight - 2 && scrollHeight > innerHeight
      const above = elements.filter(
        (each) => each !== null && each.getBoundingClientRect().top <= reachedTopPx,
      )
      const last = isAtEnd
        ? elements.filter((each) => each !== null && each.getBoundingClientRect().top < innerHeight)
        : above
      setCurrentId((last.at(-1) ?? elements[0])?.id)
    }
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [joinedIds])
  return currentId
}
