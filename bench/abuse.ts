import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { findFreePort } from '#server/db/embedded/find-free-port.ts'
import type { Database } from '#server/db/open.ts'
import { attacks, type Attack, type Attackers } from './abuse/attacks.ts'
import { visit, type Visit } from './abuse/visitors.ts'
import { createTokens } from './choose/tokens.ts'
import { median, roundTo } from './measure/median.ts'
import { readOpenFilesLimit } from './measure/resource-use.ts'
import { startServer } from './portal/child-server.ts'
import { withDemoDatabase } from './portal/demo-database.ts'
import { root } from './portal/start-portal.ts'

// Measures the cost of one attacker to others: compares a student's reads and first visits in quiet seconds with those
// during each attack, alternating. `--attack NAME` runs one attack; `--rounds` and `--seconds` set the length.
const { values } = parseArgs({
  options: {
    attack: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '20' },
  },
})
const names = values.attack ?? Object.keys(attacks)
const unknown = names.find((name) => attacks[name] === undefined)
if (unknown !== undefined)
  throw new Error(`there is no attack "${unknown}", only ${Object.keys(attacks).join(', ')}`)
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)]
const port = await findFreePort()
/** The 95th percentile under attack, as a multiple of the quiet one. */
const goals = { ratio: 3, refused: 0 }
/** The attacker's sockets, and the same number at the portal. */
const neededFiles = 4000
const limit = readOpenFilesLimit()
if (limit !== null && limit < neededFiles)
  throw new Error(`the open-file limit is ${limit}; "ulimit -n ${neededFiles}" or more is needed`)

const p95 = ({ times }: Visit): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN

/** Runs the work during the attack. Returns its result and the attacker's answers. */
const underAttack = async <Result>(attack: Attack, work: () => Promise<Result>) => {
  const attacker = fork(fileURLToPath(new URL('abuse/attack.ts', import.meta.url)))
  const end = () => attacker.kill('SIGKILL')
  process.once('exit', end)
  try {
    await once(attacker, 'spawn')
    attacker.send(attack)
    const result = await work()
    attacker.send('report')
    const [answers] = (await once(attacker, 'message')) as [Readonly<Record<string, number>>]
    return { result, answers }
  } finally {
    end()
    process.off('exit', end)
  }
}

const measure = async (name: string, attackers: Attackers, visitor: string) => {
  const attack = await attacks[name]!(attackers)
  const quiet: Visit[] = []
  const attacked: Visit[] = []
  const answers: Record<string, number> = {}
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await visit(port, visitor, seconds))
    const found = await underAttack(attack, () => visit(port, visitor, seconds))
    attacked.push(found.result)
    for (const [status, count] of Object.entries(found.answers))
      answers[status] = (answers[status] ?? 0) + count
    await sleep(2000)
  }
  const [before, during] = [median(quiet.map(p95)), median(attacked.map(p95))]
  const refused = [...quiet, ...attacked].flatMap((each) => each.refused)
  const ratio = roundTo(during / before)
  const ok = ratio <= goals.ratio && refused.length <= goals.refused
  const figures = {
    attack: name,
    quiet: roundTo(before),
    attacked: roundTo(during),
    ratio,
    refused: refused.length,
  }
  const slowest = roundTo(Math.max(...attacked.flatMap(({ times }) => times)))
  console.error(JSON.stringify({ ...figures, slowest, examples: refused.slice(0, 5), answers, ok }))
  return { ...figures, slowest, answers, ok }
}

/** A bank that counts its requests. */
const startBank = async () => {
  let asked = 0
  const bank = createServer((_request, reply) => {
    asked += 1
    reply.writeHead(404).end('{}')
  })
  bank.listen(0, '127.0.0.1')
  await once(bank, 'listening')
  const address = `http://127.0.0.1:${(bank.address() as AddressInfo).port}`
  return { address, countAsked: () => asked, close: () => bank.close() }
}

const signInAttackers = async (db: Database) => {
  const tokens = [...(await createTokens(db, 2)).values()]
  const staff = testStaff(db)
  const { authorization } = await staff.signIn(await staff.addAdministrator())
  return {
    visitor: `Bearer ${tokens[0]}`,
    attackers: { port, student: `Bearer ${tokens[1]}`, staff: authorization },
  }
}

const result = await withDemoDatabase(300, async (db) => {
  const bank = await startBank()
  const { visitor, attackers } = await signInAttackers(db)
  const portal = await startServer({
    file: process.execPath,
    args: ['boot/start.mjs'],
    cwd: root,
    port,
    path: '/login',
    env: {
      DATABASE_URL: db.url,
      TBC_API_KEY: 'abuse',
      TBC_CLIENT_ID: 'abuse',
      TBC_CLIENT_SECRET: 'abuse',
      TBC_API_URL: bank.address,
    },
  })
  try {
    // Warms up the code.
    await visit(port, visitor, 5)
    const all = []
    for (const name of names) all.push(await measure(name, attackers, visitor))
    return { attacks: all, bankAsked: bank.countAsked() }
  } finally {
    bank.close()
    await portal.stop()
  }
})
const ok = result.attacks.every((attack) => attack.ok) && result.bankAsked === 0
const load = roundTo(loadavg()[0]!)
console.log(JSON.stringify({ bench: 'abuse', rounds, seconds, load, ...result, goals, ok }))
process.exit(ok ? 0 : 1)
