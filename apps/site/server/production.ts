// A separate module, imported first: React reads NODE_ENV once, when it is loaded.
process.env.NODE_ENV ??= 'production';
