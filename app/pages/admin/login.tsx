import '#app/client/zod-csp.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { createFileRoute, Navigate, useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { type LoginBody, loginBody, PASSWORD_MAX, USERNAME_MAX } from '#app/auth/account.ts'
import { useAuth } from '#app/auth/auth-context.tsx'
import { messages } from '#app/content/messages.ts'
import { Logo } from '#app/layout/logo.tsx'
import { paths } from '#app/paths.ts'
import { staffHead } from '#app/seo/head.ts'
import { useFirm } from '#app/site/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast-store.tsx'

export const Route = createFileRoute('/_admin/admin/login')({
  head: ({ match }) => staffHead('Login', match),
  component: Login,
})

function Login() {
  const firm = useFirm()
  const { user } = useAuth()
  if (user) return <Navigate to="/admin" replace />
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-tint p-4">
      <div className="w-full max-w-[26rem]">
        <a href={paths.home} aria-label={`${firm.name}, home`} className="mb-6 flex justify-center">
          <Logo name={firm.name} />
        </a>
        <div className="rounded-lg border border-line-strong bg-card p-[clamp(1.25rem,5vw,2rem)]">
          <h1 className="mb-6 text-h2">Admin Login</h1>
          <LoginForm />
          <p className="mt-6 border-t border-line pt-4 text-center text-sm text-muted">
            Contact your administrator if you need access
          </p>
        </div>
      </div>
    </main>
  )
}

function LoginForm() {
  const navigate = useNavigate()
  const { signIn, isSigningIn, error } = useAuth()
  const { register, handleSubmit, formState } = useForm<LoginBody>({
    resolver: standardSchemaResolver(loginBody),
    defaultValues: { username: '', password: '' },
  })
  const submit = handleSubmit(async (body) => {
    try {
      await signIn(body)
      toast({ title: messages.login.succeeded })
      await navigate({ to: '/admin' })
    } catch (failure) {
      toast({
        tone: 'destructive',
        title: messages.login.failed,
        text: (failure as Error).message || messages.login.failedText,
      })
    }
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        {...register('username')}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME_MAX}
        error={formState.errors.username?.message}
      />
      <TextField
        {...register('password')}
        label="Password"
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        error={formState.errors.password?.message}
      />
      {error && (
        <p
          role="alert"
          className="rounded-md border border-bad bg-bad-tint px-3.5 py-2.5 font-medium text-bad"
        >
          {error}
        </p>
      )}
      <Button type="submit" variant="accent" size="lg" disabled={isSigningIn}>
        {isSigningIn ? 'Please wait' : 'Sign In'}
      </Button>
    </form>
  )
}
