import { useEffect, useRef, useState } from 'react'
import { Problem } from '#web/api/problem.ts'
import { useIsOnline } from '#web/api/useIsOnline.ts'

/** So long it waits before it looks again while there is a network, and up to so much longer, so that not all do at once (ms). */
const pause = 2500
const spread = 2000

/**
 * Takes what failed at the last try, whether one is on its way, and how to send the same again; when the answer was lost
 * it sends the same attempt again by itself, at once when the network is back, until there is an answer. An attempt has
 * its key, so nothing is done twice. Says whether it is still looking: so long there is nothing else to say.
 */
export const useLookAgain = (problem: unknown, isBusy: boolean, again: () => void): boolean => {
  const isOnline = useIsOnline()
  const isLost = problem instanceof Problem && problem.code === 'answer_lost'
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  })
  // As it was when she pressed: what is typed while it is looked for is not sent unasked.
  const sent = useRef(again)
  const isByItself = useRef(false)
  useEffect(() => {
    if (isBusy && !isByItself.current) sent.current = latest.current
    if (!isBusy) isByItself.current = false
  }, [isBusy])
  // What was lost before this was on the screen is not sent again unasked.
  const [isMine, setMine] = useState(false)
  if (isBusy && !isMine) setMine(true)
  const [isLooking, setLooking] = useState(false)
  const looks = isMine && (isLost || (isBusy && isLooking))
  if (looks !== isLooking) setLooking(looks)
  const wasOffline = useRef(false)
  const isWaiting = isMine && isLost && !isBusy
  useEffect(() => {
    if (!isOnline) wasOffline.current = true
    if (!isWaiting || !isOnline) return
    const look = () => {
      isByItself.current = true
      sent.current()
    }
    const timer = setTimeout(look, wasOffline.current ? 0 : pause + Math.random() * spread)
    wasOffline.current = false
    return () => clearTimeout(timer)
  }, [isWaiting, isOnline])
  return looks
}
