import { config } from 'zod/mini'

// Zod would otherwise compile its checks with `new Function`, which the Content-Security-Policy forbids.
config({ jitless: true })
