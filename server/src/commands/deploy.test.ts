import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { findFreePort } from '#server/db/embedded/find-free-port.ts'
import { env } from '#server/env.ts'

const run = promisify(execFile)
const read = (name: string) => readFileSync(join(env.root, name), 'utf8')
const isInstalled = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

const container = read('deploy/Containerfile').replaceAll('\\\n', ' ').split('\n')
const argumentsOf = (instruction: string) =>
  container.flatMap((line) => {
    const [, rest] = new RegExp(`^\\s*${instruction} (.*)$`).exec(line) ?? []
    return rest === undefined ? [] : [rest]
  })

describe('the Containerfile', () => {
  it('copies, builds and starts what is there', () => {
    const copied = argumentsOf('COPY').flatMap((rest) =>
      rest.startsWith('--from=') ? [] : rest.split(' ').slice(0, -1),
    )
    expect(copied).toEqual(['.'])
    for (const source of copied) expect(existsSync(join(env.root, source)), source).toBe(true)
    const builds = argumentsOf('RUN').flatMap((rest) => /^npm run ([\w-]+)/.exec(rest)?.slice(1) ?? [])
    expect(builds).toEqual(['build'])
    for (const name of builds) expect(scripts[name], name).toBeDefined()
    const [start] = argumentsOf('CMD')
    const [program, file] = JSON.parse(start!) as string[]
    expect([program, existsSync(join(env.root, file!))]).toEqual(['node', true])
    // Both stages are one Node, so that what the first has installed runs in the second.
    expect(new Set(argumentsOf('FROM').map((rest) => rest.split(' ')[0])).size).toBe(1)
    for (const name of ['deploy/portal.env', '.git', '**/node_modules'])
      expect(read('.dockerignore').split('\n'), name).toContain(name)
  })

  it('is healthy while the portal is ready, and not while it starts or has ended', async () => {
    const [check = ''] = argumentsOf('HEALTHCHECK')
    const [program = '', ...rest] = JSON.parse(check.slice(check.indexOf('['))) as string[]
    let status = 200
    const server = createServer((_request, reply) => reply.writeHead(status).end()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const isHealthy = () =>
      run(program, rest, { env: { PATH: process.env['PATH'], PORT: String(port) } }).then(
        () => true,
        () => false,
      )
    expect(await isHealthy()).toBe(true)
    status = 503
    expect(await isHealthy()).toBe(false)
    server.close()
    server.closeAllConnections()
    expect(await isHealthy()).toBe(false)
  })
})

describe('the other files of deploy', () => {
  it('name files beside them', () => {
    const compose = read('deploy/compose.yaml')
    const named = [...compose.matchAll(/(?:- \.\/|env_file: |dockerfile: )([\w./-]+)/g)].map(
      ([, name]) => name!,
    )
    expect(named).toEqual(['create-role.sh', 'deploy/Containerfile', 'portal.env'])
    for (const name of named)
      expect(existsSync(join(env.root, name.includes('/') ? name : `deploy/${name}`)), name).toBe(true)
    for (const unit of ['student-portal', 'student-portal@', 'student-portal-import']) {
      const [, file] = /^ExecStart=.*\/usr\/bin\/node (\S+)/m.exec(read(`deploy/${unit}.service`))!
      expect(existsSync(join(env.root, file!)), unit).toBe(true)
    }
  })

  it.runIf(isInstalled('systemd-analyze'))('are units that systemd accepts', async () => {
    const units = ['student-portal', 'student-portal@', 'student-portal-import'].map((name) =>
      join(env.root, `deploy/${name}.service`),
    )
    const { stdout, stderr } = await run('systemd-analyze', ['verify', ...units])
    // It names other units of the machine too.
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('student-portal'))).toEqual([])
  })

  /** Starts nginx with the site, without TLS, on a free port. */
  const startNginx = async (upstreamPort: number, change = (site: string) => site) => {
    const dir = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    const port = await findFreePort()
    const site = read('deploy/nginx.conf')
      .replaceAll('/var/lib/nginx/student-portal', join(dir, 'cache'))
      .replaceAll('/var/log/nginx/student-portal.log', join(dir, 'log'))
      .replaceAll('/srv/portal/deploy', join(env.root, 'deploy'))
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstreamPort}`)
      .replaceAll(/^.*(listen \[::\]|ssl_).*$/gm, '')
      .replace('listen 80;', 'listen 127.0.0.1:1;')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      // Only root may listen on port 1, and the site without TLS only redirects.
      .replace(/server \{\s+listen 127\.0\.0\.1:1;[\s\S]*?\n\}\n/, '')
    writeFileSync(join(dir, 'site.conf'), change(site))
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(dir, name)};`)
      .join(' ')
    writeFileSync(
      join(dir, 'nginx.conf'),
      `daemon off; pid ${dir}/pid; error_log ${dir}/errors; user ${userInfo().username}; events {} http { ${temporary} include ${dir}/site.conf; }`,
    )
    const nginx = spawn('nginx', ['-c', join(dir, 'nginx.conf'), '-e', join(dir, 'errors')], {
      env: { PATH: `${process.env['PATH']}:/usr/sbin` },
      stdio: 'ignore',
    })
    onTestFinished(async () => {
      nginx.kill()
      await once(nginx, 'exit')
    })
    const ask = (path: string) =>
      vi.waitFor(
        () =>
          fetch(`http://127.0.0.1:${port}${path}`, {
            headers: { referer: 'http://portal/confirmation/SECRET' },
          }),
        { timeout: 60_000, interval: 50 },
      )
    return { port, ask, readLog: () => readFileSync(join(dir, 'log'), 'utf8') }
  }

  it.runIf(isInstalled('nginx'))(
    'show a page while no portal answers, and log no link that is a key',
    async () => {
      const { ask, readLog } = await startNginx(await findFreePort())
      const page = await ask('/schedule')
      expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
        503,
        '10',
        'no-store',
      ])
      expect(await page.text()).toMatch(
        /<html lang="ka">[\s\S]*http-equiv="refresh"[\s\S]*<h1>[ა-ჰ][\s\S]*lang="en">\s*<h1>Back in a moment/,
      )
      for (const path of ['/api/auth/user', '/api/events']) {
        const call = await ask(path)
        expect([call.status, ((await call.json()) as { code: string }).code]).toEqual([503, 'portal_away'])
      }
      const keys = [
        '/confirmation/SECRET',
        '/api/calendar-feeds/SECRET/exams.ics',
        '/api/view-exams/pages/SECRET',
        '/api/certificates/SECRET',
        '/verify?code=SECRET',
        '/api/subjects?search=SECRET',
      ]
      for (const path of keys) await ask(path)
      await expect.poll(() => readLog().trim().split('\n')).toHaveLength(9)
      const log = readLog()
      expect(log).not.toContain('SECRET')
      expect(log).toContain('"GET /confirmation/- HTTP/1.1" 503')
      expect(log).toContain('"GET /verify?- HTTP/1.1" 503')
      expect(log).toContain('"GET /schedule HTTP/1.1" 503')
    },
  )

  it.runIf(isInstalled('nginx'))(
    'refuse one address over its limit of connections in both languages, and no other',
    async () => {
      const held = new Set<ServerResponse>()
      const portal = createServer((request, reply) => {
        if (request.url === '/hold') held.add(reply)
        else reply.writeHead(request.url === '/refused' ? 429 : 200).end('of the portal')
      }).listen(0, '127.0.0.1')
      await once(portal, 'listening')
      onTestFinished(() => {
        portal.close()
        portal.closeAllConnections()
      })
      const limit = 12
      const { port, ask } = await startNginx((portal.address() as AddressInfo).port, (site) =>
        site.replace(
          /limit_conn student_portal_address 1000;/,
          `limit_conn student_portal_address ${limit};`,
        ),
      )
      await ask('/')
      const agent = new Agent({ maxSockets: Infinity })
      onTestFinished(() => agent.destroy())
      const askFrom = async (localAddress: string, path: string) => {
        const request = get({ host: '127.0.0.1', port, localAddress, path, agent })
        request.on('error', () => undefined)
        const [reply] = (await once(request, 'response')) as [IncomingMessage]
        return { status: reply.statusCode, headers: reply.headers, body: await text(reply) }
      }
      const holding = Array.from({ length: limit }, () => askFrom('127.0.0.2', '/hold'))
      await expect.poll(() => held.size).toBe(limit)
      const page = await askFrom('127.0.0.2', '/schedule')
      expect(page).toMatchObject({
        status: 429,
        headers: { 'retry-after': '60', 'cache-control': 'no-store' },
      })
      expect(page.body).toMatch(
        /თქვენი ქსელიდან კავშირი ძალიან ბევრია[\s\S]*Too many connections from your network/,
      )
      for (const path of ['/api/auth/user', '/api/events']) {
        const call = await askFrom('127.0.0.2', path)
        expect([call.status, JSON.parse(call.body)]).toEqual([
          429,
          {
            code: 'too_many_connections',
            message: expect.stringMatching(/ქსელიდან.* \/ Too many/) as string,
          },
        ])
      }
      expect(await askFrom('127.0.0.3', '/schedule')).toMatchObject({ status: 200, body: 'of the portal' })
      // A refusal by the portal is not replaced.
      expect(await askFrom('127.0.0.3', '/refused')).toMatchObject({ status: 429, body: 'of the portal' })
      for (const reply of held) reply.end('held')
      expect(new Set((await Promise.all(holding)).map(({ body }) => body))).toEqual(new Set(['held']))
      expect(await askFrom('127.0.0.2', '/schedule')).toMatchObject({ status: 200 })
    },
  )

  it.runIf(isInstalled('nginx') && isInstalled('openssl'))('are a site that nginx accepts', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    const request = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=portal.example.edu'.split(' ')
    const files = ['-keyout', join(dir, 'privkey.pem'), '-out', join(dir, 'fullchain.pem')]
    await run('openssl', [...request, ...files])
    const site = read('deploy/nginx.conf')
      .replaceAll('/etc/letsencrypt/live/portal.example.edu', dir)
      .replaceAll('/var/lib/nginx/student-portal', join(dir, 'cache'))
      .replaceAll('/var/log/nginx/student-portal.log', join(dir, 'log'))
      .replaceAll(
        /listen (\[::\]:)?(80|443)\b/g,
        (_all, six: string | undefined, port: string) => `listen ${six ? '[::1]:' : '127.0.0.1:'}${port}`,
      )
    writeFileSync(join(dir, 'site.conf'), site)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(dir, name)};`)
      .join(' ')
    writeFileSync(
      join(dir, 'nginx.conf'),
      `pid ${dir}/pid; error_log stderr; events {} http { access_log off; ${temporary} include ${dir}/site.conf; }`,
    )
    const { stderr } = await run('nginx', ['-t', '-c', join(dir, 'nginx.conf')], {
      env: { PATH: `${process.env['PATH']}:/usr/sbin` },
    })
    expect(stderr).toContain('test is successful')
    expect(stderr).not.toContain('[warn]')
  })
})
