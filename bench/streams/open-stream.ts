import { connect } from 'node:net'
import { live } from '#contract/registration/live.ts'

/** Opens a stream over a connection of its own and calls back with each part that holds an event of the topic. */
export const openStream = (
  url: URL,
  token: string,
  topic: string,
  onEvent?: (part: string) => void,
): Promise<void> =>
  new Promise((opened, failed) => {
    const socket = connect(Number(url.port), url.hostname)
    socket.write(
      `GET ${live.events.path} HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: Bearer ${token}\r\n\r\n`,
    )
    socket.on('data', (part) => {
      if (part.includes('"topic":"hello"')) opened()
      if (onEvent !== undefined && part.includes(`"topic":"${topic}"`)) onEvent(part.toString())
    })
    socket.on('error', failed)
  })
