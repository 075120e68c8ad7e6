import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'
import { refuseBody } from './refuse-body.ts'
import { refuseInTurn } from './refuse-in-turn.ts'
import { toNetworkAddress } from './to-network-address.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route counts the body itself, when it knows who sends it. */
    readonly findsSender?: boolean
  }
}

/** Bounds how many bodies arrive at the same time. */
export interface BodyLimits {
  /** Counts a body for its sender until it has arrived. Refuses with 429 who sends too many, with 503 a file too many. */
  readonly countForPerson: (person: string, request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Counts a body whose sender is not known. Refuses with 429 when the address sends too many. */
  readonly countForAddress: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

export interface BodyLimitOptions {
  /** A browser sends a file after the other, each in pieces; tabs, devices and lost connections count too. */
  readonly maxPerPerson?: number
  /** Of senders who are not signed in. A network of the university has thousands behind one address. */
  readonly maxPerAddress?: number
  /** Of all senders together: each has a file open. */
  readonly maxUploads?: number
  /** An upload brings `minBytes` in any `windowMs`, or is refused with 408. */
  readonly windowMs?: number
  readonly minBytes?: number
}

interface ArrivingUpload {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** What its connection had received at the last checks, the oldest first. */
  marks: number[]
}

const checksPerWindow = 6
const retrySeconds = 5

/** A request that a test injects has no connection, and its body has arrived. */
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
    // 1 KB a second: a phone on EDGE that has no network for two thirds of the time still passes.
    minBytes = 30 * 1024,
  }: BodyLimitOptions = {},
): BodyLimits => {
  const bodies = new Map<string, Set<FastifyRequest>>()
  const uploads = new Set<ArrivingUpload>()

  /** Runs when the body has arrived, or its connection is closed. */
  const onceArrived = ({ raw }: FastifyRequest, run: () => void): void => {
    for (const event of ['end', 'close']) raw.once(event, run)
  }

  /** False when the sender has so many on their way already. Counted at once, with nothing to wait for in between. */
  const count = (sender: string, max: number, request: FastifyRequest): boolean => {
    const own = bodies.get(sender) ?? new Set()
    // What has arrived is not read before its session is.
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

  /** What is refused here has not arrived, and nobody reads it. */
  const refuse = (sender: string, request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    void reply.header('connection', 'close')
    reply.raw.once('finish', () => request.raw.destroy())
    return refuseInTurn(request, sender, refusal)
  }

  /** The window begins anew while the portal has bytes that it has not read: it is slow then, and not the sender. */
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
