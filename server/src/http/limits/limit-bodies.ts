import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'
import { refuseBody } from './refuse-body.ts'
import { refuseInTurn } from './refuse-in-turn.ts'
import { toNetworkAddress } from './to-network-address.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route counts the body itself once it knows the sender. */
    readonly findsSender?: boolean
  }
}

/** Limits how many bodies arrive at the same time. */
export interface BodyLimits {
  /**
   * Counts a body for its sender until it has arrived. Refuses with 429 if the sender has too many, and with 503 if there
   * are too many uploads.
   */
  readonly countForPerson: (person: string, request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Counts a body of an unknown sender. Refuses with 429 if its address has too many. */
  readonly countForAddress: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

export interface BodyLimitOptions {
  /** A browser sends one file after the other, in pieces. Tabs, devices and broken connections add to that. */
  readonly maxPerPerson?: number
  /** For senders who are not signed in. A university network has thousands of people behind one address. */
  readonly maxPerAddress?: number
  /** For all senders together: each upload has a file open. */
  readonly maxUploads?: number
  /** An upload must deliver `minBytes` in every `windowMs`, or it is refused with 408. */
  readonly windowMs?: number
  readonly minBytes?: number
}

interface ArrivingUpload {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Bytes received by its connection at the last checks, oldest first. */
  marks: number[]
}

const checksPerWindow = 6
const retrySeconds = 5

/** Requests that a test injects have no connection, and their body has arrived. */
const hasBody = ({ raw }: FastifyRequest): boolean =>
  raw.socket instanceof Socket &&
  (raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0)

export const limitBodies = (
  app: FastifyInstance,
  {
    maxPerPerson = 20,
    maxPerAddress = 500,
    maxUploads = Infinity,
    windowMs = 30_000,
    // 1 KB a second: a phone on EDGE without reception for two thirds of the time still passes.
    minBytes = 30 * 1024,
  }: BodyLimitOptions = {},
): BodyLimits => {
  const bodies = new Map<string, Set<FastifyRequest>>()
  const uploads = new Set<ArrivingUpload>()

  /** Runs once the body has arrived or its connection is closed. */
  const onceArrived = ({ raw }: FastifyRequest, run: () => void): void => {
    for (const event of ['end', 'close']) raw.once(event, run)
  }

  /** False if the sender is at the limit. Synchronous, so that parallel requests cannot pass together. */
  const count = (sender: string, max: number, request: FastifyRequest): boolean => {
    const own = bodies.get(sender) ?? new Set()
    // Bodies that have arrived no longer count, even if nobody has read them yet.
    if (own.size >= max) for (const each of own) if (each.raw.complete) own.delete(each)
    if (own.size >= max) return false
    own.add(request)
    bodies.set(sender, own)
    onceArrived(request, () => {
      own.delete(request)
      if (own.size === 0 && bodies.get(sender) === own) bodies.delete(sender)
    })
    return true
  }

  /** The body of a refused request has not arrived, and nobody will read it. */
  const refuse = (sender: string, request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    void reply.header('connection', 'close')
    reply.raw.once('finish', () => request.raw.destroy())
    return refuseInTurn(request, sender, refusal)
  }

  /** The window restarts while the portal has bytes that it has not read: then the portal is slow, not the sender. */
  const checkSpeed = (): void => {
    for (const upload of uploads) {
      const { raw } = upload.request
      const received = raw.socket.bytesRead
      if (raw.readableLength > 0) upload.marks = []
      upload.marks.push(received)
      if (raw.complete || upload.marks.length <= checksPerWindow) continue
      if (received - upload.marks.shift()! >= minBytes) continue
      uploads.delete(upload)
      refuseBody(upload.request, upload.reply, new Refusal(words.bodyTooSlow))
    }
  }
  const timer = setInterval(checkSpeed, windowMs / checksPerWindow).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })

  const countForPerson: BodyLimits['countForPerson'] = async (person, request, reply) => {
    if (!hasBody(request) || request.raw.complete) return
    if (!count(person, maxPerPerson, request)) {
      const params = { count: maxPerPerson, seconds: retrySeconds }
      await refuse(person, request, reply, new Refusal(words.tooManyBodies, params, retrySeconds))
    }
    if (request.routeOptions.config.isUpload !== true) return
    if (uploads.size >= maxUploads) throw new Refusal(words.busy, { seconds: retrySeconds }, retrySeconds)
    const upload = { request, reply, marks: [request.raw.socket.bytesRead] }
    uploads.add(upload)
    onceArrived(request, () => uploads.delete(upload))
  }

  const countForAddress: BodyLimits['countForAddress'] = async (request, reply) => {
    if (!hasBody(request) || request.raw.complete) return
    const address = `address ${toNetworkAddress(request.ip)}`
    if (count(address, maxPerAddress, request)) return
    const refusal = new Refusal(words.tooManyBodiesOfAddress, { seconds: retrySeconds }, retrySeconds)
    await refuse(address, request, reply, refusal)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.findsSender !== true) await countForAddress(request, reply)
  })
  return { countForPerson, countForAddress }
}
