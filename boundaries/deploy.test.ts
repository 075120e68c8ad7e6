import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const calls = Object.values(contract).flatMap((area): Endpoint[] => Object.values(area))

/** Whether the program is there; where it is not, the run says which test is skipped and why. */
const has = (program: string, ...args: string[]): boolean => {
  const { error } = spawnSync(program, args)
  if (error !== undefined)
    process.stdout.write(`skipped: ${program} is not installed, so its own check is not run\n`)
  return error === undefined
}

describe('the settings of deploy/portal.env', () => {
  const lines = read('deploy/portal.env').split('\n')
  const named = lines.flatMap((line) => /^#?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? [])

  it('are all that the portal reads, and no other', () => {
    const source = read('server/src/env.ts')
    const known = [...source.matchAll(/(?:read[A-Z]\w*\(|^ *|, )'([A-Z][A-Z0-9_]{2,})'/gm)].map(
      ([, name]) => name!,
    )
    const settings = new Set(known.filter((name) => name !== 'TEST_DATABASE_URL'))
    expect(settings.size).toBeGreaterThan(25)
    expect(named.toSorted()).toEqual([...settings].toSorted())
  })

  it('are read by a shell and by systemd alike', () => {
    for (const line of lines) expect(line).toMatch(/^$|^# |^#?[A-Z][A-Z0-9_]*=([\w:/@.,-]*|'[^']*')$/)
  })
})

describe('the site of nginx', () => {
  const site = read('deploy/nginx.conf')

  it('lets the largest form through, and little more', () => {
    const sizes = calls.map(({ files, maxBody = 0 }) =>
      Math.max(
        maxBody,
        ...[files ?? {}].map((fields) =>
          Object.values(fields).reduce(
            (sum, { many, most = 20, maxBytes }) => sum + (many ? most : 1) * maxBytes,
            0,
          ),
        ),
      ),
    )
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(site)?.[1])
    // The boundaries of the parts take some of it.
    expect(megabytes).toBe(Math.ceil(Math.max(...sizes) / 2 ** 20) + 1)
  })

  it('names its limit of connections on the page that one more gets', () => {
    const limit = /limit_conn student_portal_address (\d+);/.exec(site)![1]!
    const page = read('deploy/pages/too-many-connections.html')
    expect(page).toContain(`${limit} კავშირი`)
    expect(page).toContain(`${Number(limit).toLocaleString('en')} open connections`)
  })

  it('does not buffer the streams of events', () => {
    const block = /location ~ (\S+) \{[^}]*proxy_buffering off;/.exec(site)
    const pattern = new RegExp(block?.[1] ?? 'none')
    const streams = calls.filter(({ answers }) => answers === 'events')
    expect(streams).toHaveLength(2)
    for (const { path } of streams) expect(path).toMatch(pattern)
    expect(calls.filter(({ path, answers }) => answers !== 'events' && pattern.test(path))).toEqual([])
  })

  it('replaces what a client says of itself, and never adds to it', () => {
    expect(site).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(site).toContain('proxy_set_header X-Forwarded-Proto $scheme;')
    expect(site).toContain('proxy_set_header X-Request-Id $request_id;')
    expect(site).not.toContain('proxy_add_x_forwarded_for')
    expect(site).not.toContain('9464')
  })

  it.runIf(has('nginx', '-v') && has('openssl', 'version'))('is one that nginx accepts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const subject = ['-nodes', '-subj', '/CN=portal', '-days', '1', '-keyout', key, '-out', certificate]
    spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject])
    const own = site
      .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
      .replace('/var/lib/nginx/student-portal', join(folder, 'cache'))
      .replaceAll(
        /listen (\[::\]:)?(80|443)/g,
        (_all, host: string | undefined, port: string) => `listen ${host ?? ''}2${port}`,
      )
    const file = join(folder, 'nginx.conf')
    writeFileSync(file, `pid ${join(folder, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\n${own}\n}\n`)
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file, '-p', folder], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect({ status, stderr }).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('test is successful'),
    })
  })
})

// That each metric and label exists is tested in server/src/metrics/metrics.test.ts.
describe('the alerts', () => {
  it.runIf(has('promtool', '--version'))('are rules that Prometheus accepts', () => {
    const file = join(root, 'deploy/prometheus-rules.yaml')
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' })
    expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' })
  })
})

const units = ['student-portal.service', 'student-portal-import.service']
describe.each(units)('the unit of systemd %s', (name) => {
  const unit = read(`deploy/${name}`)

  it('runs as a plain user that can write its own folders alone, and stops in order', () => {
    for (const line of [
      'User=portal',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'PrivateTmp=yes',
      'CapabilityBoundingSet=',
      'StateDirectory=student-portal',
      'KillMode=mixed',
    ])
      expect(unit.split('\n')).toContain(line)
    const settings = read('deploy/portal.env')
    const written = [...unit.matchAll(/^ReadWritePaths=-?(.*)$/gm)].map(([, path]) => path)
    expect(written).toEqual(name === 'student-portal.service' ? [] : ['/srv/portal-import'])
    for (const path of written) expect(settings).toContain(`IMPORT_FOLDER=${path}\n`)
    expect(settings).toContain('PORTAL_FILES=/var/lib/student-portal/')
  })

  it.runIf(has('systemd-analyze', '--version'))('is one that systemd accepts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-unit-'))
    const file = join(folder, name)
    // The user and the program are those of the server that it is installed on.
    writeFileSync(
      file,
      unit
        .replace('User=portal', 'User=root')
        .replace('Group=portal', 'Group=root')
        .replace('SupplementaryGroups=portal-import\n', '')
        .replace('/usr/bin/node', '/bin/true'),
    )
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    const ofUnit = (stdout + stderr).split('\n').filter((line) => line.includes(name))
    expect({ status, ofUnit }).toEqual({ status: 0, ofUnit: [] })
  })
})

describe('the containers', () => {
  it('run the portal as a plain user on code that it cannot change', () => {
    const container = read('deploy/Containerfile')
    const [, , last = ''] = container.split(/^FROM /m)
    expect(container.match(/^FROM docker\.io\/library\/node:24-trixie-slim/gm)).toHaveLength(2)
    expect(last).toMatch(/^USER node$/m)
    expect(last).not.toContain('--chown')
    expect(container).toContain('npm run build -- --production')
    const compose = read('deploy/compose.yaml')
    for (const line of [
      'postgres:18-trixie',
      'read_only: true',
      'cap_drop: [ALL]',
      'no-new-privileges:true',
      '127.0.0.1:3000:3000',
    ])
      expect(compose).toContain(line)
    const [, statements] = read('deploy/create-role.sh').split("<<'SQL'")
    expect(statements).toContain('create role portal login password')
    expect(statements).not.toMatch(/superuser|createdb|createrole/i)
  })
})
