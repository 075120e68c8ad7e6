import { useEffect, useState } from 'react'

/** The height of what stays in sight above the text, and a little more. */
const reachedTopPx = 150

/** The id of the heading that the reader has reached; `ids` are in order. */
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
