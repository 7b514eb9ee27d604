/** The mark of Club Jalon: a banded pole in a snowbank. */
export function Mark() {
  return (
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
      <rect width="36" height="36" rx="9" fill="var(--jalon-color-balise-500)" />
      <path fill="var(--jalon-color-white)" d="m18.5 4 7 1.2L21 31h-7.2z" />
      <path
        fill="var(--jalon-color-nuit-700)"
        d="m25.3 6.3-.9 5-7.2 3.3.9-5.1zm-1.8 10.3-.9 5.1-7.2 3.2.9-5z"
      />
      <path
        fill="var(--jalon-color-neige-100)"
        d="M0 28.3c5-2.8 10.3-3.4 15.6-1.9s12.7 1.6 20.4-.9V27a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z"
      />
    </svg>
  );
}
