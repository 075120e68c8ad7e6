import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { Attack, CallsAttack, HeldAttack } from './attacks.ts'

// An attacker in its own process. It receives its attack as a message, and reports when the parent disconnects.
const statuses: Record<string, number> = {}
const count = (status: string): void => {
  statuses[status] = (statuses[status] ?? 0) + 1
}
/** Not the address of the visitors: loopback has many. */
const localAddress = '127.0.0.2'
/** Placeholder for a number that differs in each call. */
const place = /\{nth\}/g
let nth = 0
const fill = (text: string): string => text.replace(place, () => String((nth += 1)))

/** Opens connections and holds them, reopening each one that is closed. */
const hold = ({ port, connections, atOnce, texts }: HeldAttack): void => {
  let left = connections
  let opening = 0
  const open = (): void => {
    if (left === 0 || opening === atOnce) return
    left -= 1
    opening += 1
    let isOpening = true
    const opened = (): void => {
      if (!isOpening) return
      isOpening = false
      opening -= 1
      open()
    }
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.once('connect', () => {
      socket.write(fill(texts[(nth += 1) % texts.length]!))
      count('connections')
    })
    socket.once('data', (bytes: Buffer) => {
      count(bytes.toString('latin1', 9, 12))
      opened()
      socket.on('data', () => undefined)
    })
    // Most uploads get no answer.
    setTimeout(opened, 200).unref()
    socket.on('error', () => undefined)
    socket.once('close', () => {
      opened()
      left += 1
      setImmediate(open)
    })
    setImmediate(open)
  }
  open()
}

/** Repeats calls over this many connections, each as soon as the last one is answered. */
const callAgainAndAgain = ({ port, connections, calls }: CallsAttack): void => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const callOnce = (): void => {
    const { method, path, headers, body } = calls[(nth += 1) % calls.length]!
    const own = Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, fill(text)]))
    const options = { agent, port, host: '127.0.0.1', localAddress, method, path, headers: own }
    const sent = request(options, (reply) => {
      count(String(reply.statusCode))
      reply.resume().once('close', callOnce)
    })
    sent.once('error', () => {
      count('broken')
      setImmediate(callOnce)
    })
    sent.end(body === undefined ? undefined : fill(body))
  }
  for (let each = 0; each < connections; each += 1) callOnce()
}

process.on('message', (message: Attack | 'report') => {
  if (message === 'report') process.send!(statuses)
  else if (message.kind === 'held') hold(message)
  else callAgainAndAgain(message)
})
process.on('disconnect', () => process.exit())
