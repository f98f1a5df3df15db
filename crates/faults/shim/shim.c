/* Loaded before the C library (LD_PRELOAD), this stands between a process and its disk and clock:
 *
 * - FAULTS_DISK=FROM:TO keeps in TO what a disk would hold of FROM if the power failed: what was synced, and nothing else. Directories
 *   must be there before.
 * - FAULTS_SYNC names a file that says what happens to syncs: nothing, `delay MICROSECONDS`, `fail`, or `pretend` (they are not made, and
 *   told to be).
 * - FAULTS_CLOCK names a file that says by how many seconds the system's clock was set.
 *
 * Both files may change at any time.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define MOST_FILES 65536
#define MOST_RANGES 512

/* What was written to a file and not synced yet. All descriptors of a file share it. */
struct file {
    char path[PATH_MAX]; /* Below FROM. */
    off_t begin[MOST_RANGES], end[MOST_RANGES];
    int ranges;
    int truncated;
    struct file *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct file *files;
static struct file *opened[MOST_FILES];
static char from[PATH_MAX], to[PATH_MAX];
static size_t from_length;

static int (*real_open)(const char *, int, ...);
static int (*real_close)(int);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off_t);
static int (*real_unlink)(const char *);
static int (*real_rename)(const char *, const char *);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_clock)(clockid_t, struct timespec *);

static void *find(const char *name) {
    void *found = dlsym(RTLD_NEXT, name);
    if (!found) abort();
    return found;
}

__attribute__((constructor)) static void begin(void) {
    real_open = find("open");
    real_close = find("close");
    real_fsync = find("fsync");
    real_fdatasync = find("fdatasync");
    real_ftruncate = find("ftruncate");
    real_unlink = find("unlink");
    real_rename = find("rename");
    real_write = find("write");
    real_pwrite = find("pwrite");
    real_clock = find("clock_gettime");
    const char *disk = getenv("FAULTS_DISK");
    const char *colon = disk ? strchr(disk, ':') : NULL;
    if (!colon || (size_t)(colon - disk) >= sizeof from || strlen(colon + 1) >= sizeof to) return;
    memcpy(from, disk, (size_t)(colon - disk));
    strcpy(to, colon + 1);
    from_length = strlen(from);
}

/* The part of a path below FROM, or nothing. */
static const char *below(const char *path) {
    if (!from_length || strncmp(path, from, from_length) || path[from_length] != '/') return NULL;
    return path + from_length;
}

static struct file *file_at(const char *path) {
    struct file *file;
    for (file = files; file; file = file->next)
        if (!strcmp(file->path, path)) return file;
    file = calloc(1, sizeof *file);
    if (!file) abort();
    snprintf(file->path, sizeof file->path, "%s", path);
    file->next = files;
    files = file;
    return file;
}

static void was_opened(int fd, const char *path, int flags) {
    const char *name = below(path);
    struct stat now;
    if (fd < 0 || fd >= MOST_FILES || !name || fstat(fd, &now) || !S_ISREG(now.st_mode)) return;
    pthread_mutex_lock(&lock);
    opened[fd] = file_at(name);
    if (flags & O_TRUNC) opened[fd]->truncated = 1;
    pthread_mutex_unlock(&lock);
}

static struct file *of(int fd) {
    return fd >= 0 && fd < MOST_FILES ? opened[fd] : NULL;
}

static void was_written(int fd, off_t at, ssize_t count) {
    struct file *file = of(fd);
    if (!file || count <= 0) return;
    pthread_mutex_lock(&lock);
    off_t end = at + count;
    int last = file->ranges - 1;
    if (last >= 0 && file->end[last] == at) {
        file->end[last] = end;
    } else if (file->ranges < MOST_RANGES) {
        file->begin[file->ranges] = at;
        file->end[file->ranges++] = end;
    } else {
        /* What lies between was not written, so that copying it too changes nothing. */
        for (int i = 0; i < file->ranges; i++) {
            if (file->begin[i] < at) at = file->begin[i];
            if (file->end[i] > end) end = file->end[i];
        }
        file->begin[0] = at;
        file->end[0] = end;
        file->ranges = 1;
    }
    pthread_mutex_unlock(&lock);
}

/* A file of the other disk, with the folders above it. */
static int other(const char *path) {
    char name[2 * PATH_MAX];
    snprintf(name, sizeof name, "%s%s", to, path);
    for (char *slash = strchr(name + strlen(to) + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(name, 0700);
        *slash = '/';
    }
    return real_open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
}

/* Brings what was written to the other disk. */
static void was_synced(int fd) {
    struct file *file = of(fd);
    if (!file) return;
    char name[64], block[65536];
    pthread_mutex_lock(&lock);
    int copy = other(file->path);
    /* Descriptors that only write cannot be read from; and whatever has another name by now is still the same file. */
    snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
    int source = real_open(name, O_RDONLY | O_CLOEXEC);
    struct stat now;
    if (copy < 0 || source < 0 || fstat(source, &now)) abort();
    if (file->truncated && real_ftruncate(copy, now.st_size)) abort();
    for (int i = 0; i < file->ranges; i++) {
        for (off_t at = file->begin[i]; at < file->end[i];) {
            off_t left = file->end[i] - at;
            size_t wanted = left < (off_t)sizeof block ? (size_t)left : sizeof block;
            ssize_t got = pread(source, block, wanted, at);
            if (got <= 0) break;
            if (real_pwrite(copy, block, (size_t)got, at) != got) abort();
            at += got;
        }
    }
    file->ranges = file->truncated = 0;
    real_close(copy);
    real_close(source);
    pthread_mutex_unlock(&lock);
}

/* The first words of a file, or nothing. */
static int told(const char *variable, char *text, size_t size) {
    const char *name = getenv(variable);
    if (!name) return 0;
    int fd = real_open(name, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return 0;
    ssize_t got = read(fd, text, size - 1);
    real_close(fd);
    if (got <= 0) return 0;
    text[got] = 0;
    return 1;
}

static int sync_it(int fd, int (*real)(int)) {
    char text[64];
    if (of(fd) && told("FAULTS_SYNC", text, sizeof text)) {
        if (!strncmp(text, "fail", 4)) {
            errno = EIO;
            return -1;
        }
        if (!strncmp(text, "pretend", 7)) return 0;
        if (!strncmp(text, "delay ", 6)) usleep((useconds_t)atol(text + 6));
    }
    int done = real(fd);
    if (!done) was_synced(fd);
    return done;
}

int fsync(int fd) { return sync_it(fd, real_fsync); }
int fdatasync(int fd) { return sync_it(fd, real_fdatasync); }

static int open_it(const char *path, int flags, mode_t mode) {
    int fd = real_open(path, flags, mode);
    was_opened(fd, path, flags);
    return fd;
}

#define MODE(flags, mode)                    \
    mode_t mode = 0;                         \
    if (flags & (O_CREAT | O_TMPFILE)) {     \
        va_list more;                        \
        va_start(more, flags);               \
        mode = va_arg(more, mode_t);         \
        va_end(more);                        \
    }

int open(const char *path, int flags, ...) {
    MODE(flags, mode)
    return open_it(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    MODE(flags, mode)
    return open_it(path, flags, mode);
}

int close(int fd) {
    if (of(fd)) {
        pthread_mutex_lock(&lock);
        opened[fd] = NULL;
        pthread_mutex_unlock(&lock);
    }
    return real_close(fd);
}

ssize_t pwrite(int fd, const void *data, size_t count, off_t at) {
    ssize_t done = real_pwrite(fd, data, count, at);
    was_written(fd, at, done);
    return done;
}

ssize_t pwrite64(int fd, const void *data, size_t count, off64_t at) {
    return pwrite(fd, data, count, at);
}

ssize_t write(int fd, const void *data, size_t count) {
    off_t at = of(fd) ? lseek(fd, 0, SEEK_CUR) : 0;
    ssize_t done = real_write(fd, data, count);
    if (of(fd)) was_written(fd, at, done);
    return done;
}

static int truncate_it(int fd, off_t size) {
    int done = real_ftruncate(fd, size);
    struct file *file = of(fd);
    if (!done && file) {
        pthread_mutex_lock(&lock);
        file->truncated = 1;
        pthread_mutex_unlock(&lock);
    }
    return done;
}

int ftruncate(int fd, off_t size) { return truncate_it(fd, size); }
int ftruncate64(int fd, off64_t size) { return truncate_it(fd, size); }

/* Names are taken to be on the disk at once: what matters here is what stands in files. */
int unlink(const char *path) {
    const char *name = below(path);
    if (name) {
        char gone[2 * PATH_MAX];
        snprintf(gone, sizeof gone, "%s%s", to, name);
        real_unlink(gone);
        pthread_mutex_lock(&lock);
        struct file *file = file_at(name);
        file->ranges = file->truncated = 0;
        pthread_mutex_unlock(&lock);
    }
    return real_unlink(path);
}

int rename(const char *old, const char *new) {
    const char *name = below(old), *later = below(new);
    int done = real_rename(old, new);
    if (!done && name && later) {
        char one[2 * PATH_MAX], two[2 * PATH_MAX];
        snprintf(one, sizeof one, "%s%s", to, name);
        snprintf(two, sizeof two, "%s%s", to, later);
        real_rename(one, two);
    }
    return done;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int done = real_clock(clock, now);
    char text[64];
    if (!done && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) && told("FAULTS_CLOCK", text, sizeof text))
        now->tv_sec += atol(text);
    return done;
}

int gettimeofday(struct timeval *now, void *zone) {
    struct timespec precise;
    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &precise)) return -1;
    now->tv_sec = precise.tv_sec;
    now->tv_usec = precise.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *now) {
    struct timespec precise;
    if (clock_gettime(CLOCK_REALTIME, &precise)) return -1;
    if (now) *now = precise.tv_sec;
    return precise.tv_sec;
}
