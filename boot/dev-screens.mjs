import { createServer } from 'vite'

const [port, behind] = process.argv.slice(2).map(Number)
const server = await createServer({
  root: 'web',
  configFile: 'web/vite.config.ts',
  logLevel: 'warn',
  clearScreen: false,
  server: { port, strictPort: true, proxy: { '/api': `http://127.0.0.1:${behind}` } },
})
try {
  await server.listen()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
