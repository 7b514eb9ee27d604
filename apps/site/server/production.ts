// A module of its own, imported first: React reads this once, when it is loaded.
process.env.NODE_ENV ??= 'production';
